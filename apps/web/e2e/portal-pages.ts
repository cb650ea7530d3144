import type { APIRequestContext } from '@playwright/test'
import { addTask, finishTask } from './client-work.ts'
import { seeded } from './people.ts'
import { callByApi, createProjectByApi } from './projects-by-api.ts'

const clientTabs = ['tasks', 'messages', 'documents', 'invoices', 'checklist', 'costs', 'tools']
const adminTabs = [
  'tasks',
  'messages',
  'checklist',
  'costs',
  'tools',
  'files',
  'agreements',
  'invoices',
  'history',
]
const nowhere = '0198c0de-0000-7000-8000-000000000000'

/** Every page that a client can open; `project` is one of theirs. */
export function clientPages(project: string) {
  return [
    '/',
    '/portal',
    '/portal/projects',
    ...clientTabs.map((tab) => `/portal/projects/${project}?tab=${tab}`),
    `/portal/projects/${nowhere}`,
    '/portal/agreements',
    '/portal/agreements?tab=signatures',
    '/portal/invoices',
    '/portal/invoices?status=VOID',
    '/portal/profile',
    '/portal/help',
    '/portal/notifications',
  ]
}

/** Every page about projects that an administrator can open. */
export function adminProjectPages(project: string) {
  return [
    '/',
    '/portal/admin',
    '/portal/admin/projects',
    '/portal/admin/projects?search=nobody-has-this',
    ...adminTabs.map((tab) => `/portal/admin/projects/${project}?tab=${tab}`),
    `/portal/admin/projects/${nowhere}`,
    '/portal/admin/invoices',
    '/portal/admin/invoices?search=nobody-has-this',
  ]
}

/** Every other page of an administrator. */
export const adminPages = [
  '/portal/admin/users',
  '/portal/admin/users?search=nobody-has-this',
  '/portal/admin/users?tab=pending',
  '/portal/admin/users?tab=history',
  '/portal/admin/agreements',
  '/portal/admin/clients',
  '/portal/admin/clients?search=nobody-has-this',
  `/portal/admin/clients/${nowhere}`,
  '/portal/admin/leads',
  '/portal/admin/bookings',
  '/portal/admin/conversations',
  '/portal/admin/waitlist',
  '/portal/admin/notifications',
  '/portal/admin/profile',
  '/portal/admin/audit',
  '/portal/admin/api-keys',
  '/portal/admin/outbox',
  '/portal/admin/failed-jobs',
  '/portal/admin/webhooks',
  `/portal/admin/webhooks/${nowhere}`,
]

/** Creates a project of the demo client that has a part of every kind. */
export async function createFullProject(office: APIRequestContext): Promise<string> {
  const { id: projectId } = await createProjectByApi(office, { client: seeded.client, fromTemplate: true })
  const task = await addTask(office, projectId, { title: 'Draft the greeting', owner: 'ADMIN' })
  await finishTask(office, task.id)
  await callByApi(office, 'admin.costs.create', {
    projectId,
    label: 'Drive to the showroom and back',
    category: 'TRAVEL',
    amount: '12345678.90',
    vendor: 'Prairie Car Rental',
    notes: 'Two trips',
  })
  return projectId
}
