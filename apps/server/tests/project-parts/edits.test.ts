// Guards: create-checklist-item, update-checklist-item, delete-checklist-item
// Guards: create-cost, update-cost, delete-cost, create-tool, update-tool, delete-tool

import { parseId } from '@tallgrass/domain'
import { anInvoice, aProject } from '@tallgrass/testing'
import { expect, test } from 'vitest'
import { givenClient } from '../support/given-client.ts'
import { fileApp, plainPasswords } from '../support/test-app.ts'

const app = await fileApp({ replace: () => ({ passwords: plainPasswords }) })
const { db } = app.services.database
const { rest, trpc } = await app.admin()
const { client, id: clientId } = await givenClient(app)

const GONE = { data: { code: 'NOT_FOUND', httpStatus: 404 } }
const UNKNOWN = parseId('Cost', '01a1f7d0-0b33-7623-a6a1-76287c5874e3')

const newProject = async () => (await aProject(db, clientId, { status: 'ACTIVE' })).id
test('refuses new parts for a deleted project', async () => {
  const projectId = await newProject()
  await trpc.admin.projects.delete.mutate({ id: projectId })
  const gone = { message: 'This project does not exist', data: { httpStatus: 404 } }
  await expect(trpc.admin.tasks.create.mutate({ projectId, title: 'A' })).rejects.toMatchObject(gone)
  await expect(trpc.admin.tools.create.mutate({ projectId, toolName: 'A' })).rejects.toMatchObject(gone)
})

test('a checklist item can be optional, and stale edits are refused', async () => {
  const projectId = await newProject()
  const { id } = await trpc.admin.checklist.create.mutate({ projectId, item: 'Spanish', required: false })
  const edited = await trpc.admin.checklist.update.mutate({ id, version: 1, required: true })
  expect(edited).toMatchObject({ item: 'Spanish', required: true, status: 'PENDING', version: 2 })
  await expect(trpc.admin.checklist.update.mutate({ id, version: 1, item: 'X' })).rejects.toMatchObject({
    data: { details: { theirs: { version: 2, item: 'Spanish' } } },
  })
  await trpc.admin.checklist.delete.mutate({ id })
  expect((await client.rest('GET', `/api/projects/${projectId}/checklist`)).body).toEqual([])
  await expect(trpc.admin.checklist.delete.mutate({ id })).rejects.toMatchObject(GONE)
})

test('cost totals are exact, and cost notes are for administrators only', async () => {
  const projectId = await newProject()
  function add(amount: number | string, category: 'MISC' | 'TRAVEL', more = {}) {
    app.clock.advance({ seconds: 1 })
    const cost = { projectId, label: 'Cost', category, amount, notes: 'Ours', ...more }
    return trpc.admin.costs.create.mutate(cost)
  }
  await add(0.1, 'MISC')
  await add('0.20', 'MISC', { billable: false, reimbursable: true })
  await add(99_999_999.99, 'TRAVEL')
  await add('99999999.99', 'TRAVEL', { reimbursable: true })
  expect(await client.trpc.portal.projects.costTotals.query({ id: projectId })).toEqual({
    total: '200000000.28',
    billable: '200000000.08',
    reimbursable: '100000000.19',
    byCategory: { SERVICE_FEES: '0.00', SUBSCRIPTIONS: '0.00', MISC: '0.30', TRAVEL: '199999999.98' },
  })
  const [theirs, ours] = [client.rest, rest].map((call) => call('GET', `/api/projects/${projectId}/costs`))
  expect((await theirs)?.body).toMatchObject([{ amount: '0.10', notes: null }, {}, {}, {}])
  expect((await ours)?.body).toMatchObject([{ amount: '0.10', notes: 'Ours' }, {}, {}, {}])
})

const DECIMALS = 'Amount must be a number with at most two decimals'

test.each([
  [0.001, DECIMALS],
  ['1.005', DECIMALS],
  ['1e2', DECIMALS],
  ['', DECIMALS],
  [-1, DECIMALS],
  [100_000_000, 'Amount is too large'],
])('refuses a cost of %j', async (amount, message) => {
  const projectId = await newProject()
  const input = { projectId, label: 'Domain', category: 'MISC', amount } as const
  await expect(trpc.admin.costs.create.mutate(input)).rejects.toMatchObject({
    message,
    data: { httpStatus: 400, issues: [{ path: 'amount' }] },
  })
})

test('a tool can be edited, and cleared fields become empty', async () => {
  const projectId = await newProject()
  const { id } = await trpc.admin.tools.create.mutate({
    projectId,
    toolName: 'Mailer',
    vendor: 'Prairie Mail',
  })
  await trpc.admin.tools.update.mutate({ id, version: 1, vendor: '', plan: 'Small' })
  expect((await client.rest('GET', `/api/projects/${projectId}/tools`)).body).toEqual([
    {
      id,
      projectId,
      toolName: 'Mailer',
      vendor: null,
      plan: 'Small',
      transferStatus: 'PENDING',
      setupNotes: null,
      createdAt: app.clock.now().toISOString(),
      version: 2,
    },
  ])
})

test('a cost can be edited and deleted, and stale edits are refused', async () => {
  const projectId = await newProject()
  const cost = { projectId, label: 'Domain', category: 'MISC', amount: '12.00' } as const
  const { id } = await trpc.admin.costs.create.mutate(cost)
  const { delete: remove, update } = trpc.admin.costs
  expect(await update.mutate({ id, version: 1, amount: '13.00' })).toMatchObject({
    amount: '13.00',
    version: 2,
  })
  await expect(update.mutate({ id, version: 1, amount: '14.00' })).rejects.toMatchObject({
    data: { code: 'CONFLICT', details: { theirs: { version: 2, amount: '13.00' } } },
  })
  await expect(update.mutate({ id: UNKNOWN, version: 1, label: 'X' })).rejects.toMatchObject(GONE)
  await remove.mutate({ id })
  expect((await rest('GET', `/api/projects/${projectId}/costs`)).body).toEqual([])
  await expect(remove.mutate({ id })).rejects.toMatchObject(GONE)
})

test('a tool is deleted once, and stale edits are refused', async () => {
  const projectId = await newProject()
  const { id } = await trpc.admin.tools.create.mutate({ projectId, toolName: 'Mailer' })
  const { delete: remove, update } = trpc.admin.tools
  await update.mutate({ id, version: 1, plan: 'Small' })
  await expect(update.mutate({ id, version: 1, plan: 'Large' })).rejects.toMatchObject({
    data: { code: 'CONFLICT', details: { theirs: { version: 2, plan: 'Small' } } },
  })
  await remove.mutate({ id })
  expect((await client.rest('GET', `/api/projects/${projectId}/tools`)).body).toEqual([])
  await expect(remove.mutate({ id })).rejects.toMatchObject(GONE)
})

test('a client gets the invoices of a project without drafts, with amounts as strings', async () => {
  const projectId = await newProject()
  await anInvoice(db, clientId, { projectId, title: 'Draft' })
  const open = await anInvoice(db, clientId, { projectId, status: 'OPEN', dueDate: '2026-12-01' })
  expect((await client.rest('GET', `/api/projects/${projectId}/invoices`)).body).toEqual([
    {
      id: open.id,
      clientId,
      projectId,
      projectName: expect.any(String),
      number: open.number,
      title: open.title,
      description: null,
      kind: 'MILESTONE',
      amount: '5000.00',
      currency: 'USD',
      status: 'OPEN',
      label: null,
      refunded: '0.00',
      toReturn: '0.00',
      voidReason: null,
      createdAt: '2026-11-03T08:00:00.000Z',
      issueDate: null,
      dueDate: '2026-12-01',
      paidAt: null,
      url: null,
    },
  ])
  expect((await rest('GET', `/api/projects/${projectId}/invoices`)).body).toHaveLength(2)
})

test('the history of a project includes changes to its parts, page by page', async () => {
  const { id } = await trpc.admin.projects.create.mutate({ name: 'Hotline', clientId })
  const task = await trpc.admin.tasks.create.mutate({
    projectId: id,
    title: 'Collect logos',
    owner: 'CLIENT',
  })
  await client.trpc.portal.tasks.move.mutate({ id: task.id, status: 'IN_PROGRESS' })
  await trpc.admin.costs.create.mutate({ projectId: id, label: 'Domain', category: 'MISC', amount: 12 })
  await trpc.admin.tasks.create.mutate({ projectId: await newProject(), title: 'Of another project' })
  const first = await trpc.admin.projects.history.query({ id, limit: 3 })
  const rest = await trpc.admin.projects.history.query({ id, limit: 3, cursor: first.nextCursor })
  const all = [...first.items, ...rest.items]
  expect(all.map(({ action }) => action).sort()).toEqual([
    'cost.create',
    'project.create',
    'task.create',
    'task.move',
  ])
  const moved = all.find(({ action }) => action === 'task.move')
  expect(moved).toMatchObject({
    actorEmail: client.email,
    before: { status: 'TODO' },
    after: { status: 'IN_PROGRESS', title: 'Collect logos', projectId: id },
  })
})
