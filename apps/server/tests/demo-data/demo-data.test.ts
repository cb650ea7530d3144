import {
  acceptanceStatuses,
  DAY_MS,
  projectStatuses,
  taskStatuses,
  transferStatuses,
} from '@tallgrass/domain'
import { expect, test } from 'vitest'
import { loadDemoData } from '../../src/demo-data/load-demo-data.ts'
import { DEMO_PASSWORD } from '../../src/demo-data/people.ts'
import { fileApp, plainPasswords } from '../support/test-app.ts'

/** The demo data must load even with an external scheduler. */
const schedulerUrl = 'https://cal.com/prairie'
const app = await fileApp({
  replace: ({ settings }) => ({
    passwords: plainPasswords,
    settings: { ...settings, links: { ...settings.links, schedulerUrl } },
  }),
})
const { db } = app.services.database
const isLoaded = await loadDemoData(app.services)

async function administrator() {
  const { trpc } = app.visitor()
  await trpc.auth.adminLogin.mutate({ username: 'admin', password: DEMO_PASSWORD })
  return trpc
}

async function clientOf(email: string) {
  const { trpc } = app.visitor()
  await trpc.auth.login.mutate({ email, password: DEMO_PASSWORD })
  return trpc
}

const different = (values: string[]) => [...new Set(values)].sort()
const statuses = async (rows: Promise<{ status: string }[]>) =>
  different((await rows).map(({ status }) => status))

test('the demo data is loaded once', async () => {
  expect(isLoaded).toBe(true)
  expect(await loadDemoData(app.services)).toBe(false)
})

test('the demo data has calls in every status, even with an external scheduler', async () => {
  expect(await statuses(db.selectFrom('bookings').select('status').execute())).toEqual([
    'cancelled',
    'completed',
    'no-show',
    'scheduled',
  ])
})

test('the demo data has projects, tasks, checklists and tools in every status, and nothing in the future', async () => {
  expect(await statuses(db.selectFrom('projects').select('status').execute())).toEqual(
    projectStatuses.toSorted(),
  )
  expect(await statuses(db.selectFrom('tasks').select('status').execute())).toEqual(taskStatuses.toSorted())
  expect(await statuses(db.selectFrom('acceptanceChecklists').select('status').execute())).toEqual(
    acceptanceStatuses.toSorted(),
  )
  expect(await statuses(db.selectFrom('toolPurchases').select('transferStatus as status').execute())).toEqual(
    transferStatuses.toSorted(),
  )
  const client = await clientOf('client@tallgrass.example')
  const dashboard = await client.portal.dashboard.query()
  expect(dashboard).toMatchObject({ activeProjects: 1, projects: 3 })
  expect(dashboard.toReview.length).toBeGreaterThan(1)
  expect(dashboard.toDo.length).toBeGreaterThan(0)

  const times = await db.selectFrom('auditLogs').select('at').execute()
  const now = app.clock.now().toISOString()
  expect(times.filter(({ at }) => at > now)).toEqual([])
})

test('the demo data has agreements in every state, with intact evidence and sealed files', async () => {
  const trpc = await administrator()
  const { items } = await trpc.portal.agreements.list.query({ limit: 50 })
  expect(different(items.map(({ status }) => status))).toEqual([
    'DRAFT',
    'SENT',
    'SIGNED_BOTH',
    'SIGNED_CLIENT',
  ])
  const details = await Promise.all(items.map(({ id }) => trpc.admin.agreements.get.query({ id })))
  const documents = details.flatMap((agreement) => agreement.documents)
  expect(different(documents.map(({ status }) => status))).toEqual([
    'completed',
    'declined',
    'expired',
    'in_progress',
    'sent',
  ])
  expect(documents.filter(({ isEvidenceIntact }) => !isEvidenceIntact)).toEqual([])
  const now = app.clock.now().toISOString()
  expect(documents.filter(({ evidence }) => evidence.some(({ at }) => at > now))).toEqual([])
  const finished = documents.filter(({ status }) => status === 'completed')
  expect(finished.filter(({ sealedAt }) => sealedAt === null)).toEqual([])
  expect(finished.length).toBeGreaterThan(1)

  const client = await clientOf('client@tallgrass.example')
  expect(await client.portal.dashboard.query()).toMatchObject({ pendingAgreements: 1, pendingSignatures: 1 })
})

test('the demo data has invoices in every state, numbered in the order of their dates', async () => {
  const trpc = await administrator()
  const { items } = await trpc.admin.invoices.list.query({ limit: 50 })
  expect(different(items.map(({ label, status }) => label ?? status))).toEqual([
    'DRAFT',
    'OPEN',
    'OVERDUE',
    'PAID',
    'PARTLY_REFUNDED',
    'REFUNDED',
    'VOID',
  ])
  const numbers = items.flatMap(({ number }) => number ?? [])
  expect(numbers.toSorted().reverse()).toEqual(numbers)
  expect(await trpc.admin.invoices.summary.query()).toMatchObject({
    openCount: 5,
    overdueCount: 2,
    draftCount: 3,
    paidCount: 5,
    voidCount: 2,
    refunded: '834.85',
  })

  const client = await clientOf('client@tallgrass.example')
  expect(await client.portal.invoices.summary.query()).toMatchObject({
    openCount: 2,
    draftCount: 0,
    paidCount: 3,
    voidCount: 1,
  })
  expect((await client.portal.dashboard.query()).toPay).toHaveLength(2)
  const other = await clientOf('client2@tallgrass.example')
  expect(await other.portal.invoices.summary.query()).toMatchObject({ paidCount: 2, refunded: '640.00' })
})

test('the demo data has card and manual payments, all in the past', async () => {
  const rows = await db
    .selectFrom('ledgerEntries')
    .select(['type', 'method', 'receivedAt', 'createdAt'])
    .execute()
  const kinds = rows.map(({ method, type }) => `${type} ${method}`)
  expect(different(kinds)).toEqual(['payment card', 'payment manual', 'refund card'])
  const yesterday = new Date(app.clock.now().getTime() - 24 * 3600 * 1000).toISOString()
  for (const row of rows) expect([row.receivedAt, row.createdAt].filter((at) => at > yesterday)).toEqual([])
  const open = await db
    .selectFrom('checkouts')
    .select('id')
    .where('status', 'in', ['creating', 'open'])
    .execute()
  expect(open).toEqual([])
})

test('a payment that came too late needs a decision by an administrator', async () => {
  const { items } = await (await administrator()).admin.workItems.list.query({ money: true })
  expect(items).toMatchObject([{ kind: 'refund_due', status: 'OPEN', amount: '480.00' }])
})

test('everyone has notifications of the last 90 days, and has read all but the newest', async () => {
  const daysOld = (at: string) => (app.clock.now().getTime() - Date.parse(at)) / DAY_MS
  for (const trpc of [await administrator(), await clientOf('client@tallgrass.example')]) {
    const { items } = await trpc.portal.notifications.list.query({ limit: 200 })
    expect(items.length).toBeGreaterThan(5)
    expect(Math.max(...items.map(({ createdAt }) => daysOld(createdAt)))).toBeLessThanOrEqual(90)
    for (const { createdAt, readAt } of items) expect(readAt === null).toBe(daysOld(createdAt) <= 2)
  }
})
