import { expect, test } from 'vitest'
import { loadDemoData } from '../../src/demo-data/load-demo-data.ts'
import { DEMO_PASSWORD } from '../../src/demo-data/people.ts'
import { plainPasswords, type TestApp, testApp } from '../support/test-app.ts'

async function demoApp() {
  const app = await testApp({ replace: () => ({ passwords: plainPasswords }) })
  await loadDemoData(app.services)
  return app
}

async function administratorIn(app: TestApp) {
  const { trpc } = app.visitor()
  await trpc.auth.adminLogin.mutate({ username: 'admin', password: DEMO_PASSWORD })
  return trpc
}

async function clientIn(app: TestApp, email: string) {
  const { trpc } = app.visitor()
  await trpc.auth.login.mutate({ email, password: DEMO_PASSWORD })
  return trpc
}

test('the demo data holds invoices in every state, numbered in the order of their dates', async () => {
  const app = await demoApp()
  const trpc = await administratorIn(app)
  const { items } = await trpc.admin.invoices.list.query({ limit: 50 })
  const states = items.map(({ label, status }) => label ?? status)
  expect([...new Set(states)].sort()).toEqual([
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
  const summary = await trpc.admin.invoices.summary.query()
  expect(summary).toMatchObject({
    openCount: 5,
    overdueCount: 2,
    draftCount: 3,
    paidCount: 5,
    voidCount: 2,
    refunded: '834.85',
  })

  const client = await clientIn(app, 'client@tallgrass.example')
  expect(await client.portal.invoices.summary.query()).toMatchObject({
    openCount: 2,
    draftCount: 0,
    paidCount: 3,
    voidCount: 1,
  })
  expect((await client.portal.dashboard.query()).toPay).toHaveLength(2)
  const other = await clientIn(app, 'client2@tallgrass.example')
  expect(await other.portal.invoices.summary.query()).toMatchObject({ paidCount: 2, refunded: '640.00' })
})

test('the money of the demo data came by card and otherwise, on days of the past', async () => {
  const app = await demoApp()
  const { db } = app.services.database
  const rows = await db
    .selectFrom('ledgerEntries')
    .select(['type', 'method', 'receivedAt', 'createdAt'])
    .execute()
  const kinds = rows.map(({ method, type }) => `${type} ${method}`)
  expect([...new Set(kinds)].sort()).toEqual(['payment card', 'payment elsewhere', 'refund card'])
  const yesterday = new Date(app.clock.now().getTime() - 24 * 3600 * 1000).toISOString()
  for (const row of rows) expect([row.receivedAt, row.createdAt].filter((at) => at > yesterday)).toEqual([])
  const open = await db
    .selectFrom('checkouts')
    .select('id')
    .where('status', 'in', ['creating', 'open'])
    .execute()
  expect(open).toEqual([])
})

test('a payment that came too late waits for an administrator', async () => {
  const trpc = await administratorIn(await demoApp())
  const { items } = await trpc.admin.workItems.list.query({})
  expect(items).toMatchObject([{ kind: 'refund_due', status: 'OPEN', amount: '480.00' }])
})
