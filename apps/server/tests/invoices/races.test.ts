import { createSystemCtx, issueInvoice, noSession, remindOfInvoices, requireAdmin } from '@tallgrass/core'
import { anInvoice, aProject, aUser } from '@tallgrass/testing'
import { expect, test } from 'vitest'
import { plainPasswords, reusableApp, type TestApp, testApp } from '../support/test-app.ts'

const options = { replace: () => ({ passwords: plainPasswords }) }
const newApp = await reusableApp(options)

/** PGlite has one connection, so nothing runs concurrently and a few show as much as many. */
const fewerOnPglite = ({ services }: TestApp, many: number) => (services.database.embedded ? 20 : many)

/** Runs `work` for every item with limited concurrency and returns all outcomes. */
async function runConcurrently<Item>(items: Item[], atOnce: number, work: (item: Item) => Promise<unknown>) {
  const remaining = [...items]
  const outcomes: PromiseSettledResult<unknown>[] = []
  const worker = async () => {
    for (let item = remaining.shift(); item !== undefined; item = remaining.shift())
      outcomes.push(...(await Promise.allSettled([work(item)])))
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return outcomes
}

async function adminCtx(app: TestApp) {
  const ctx = createSystemCtx(app.services)
  const { trpc } = await app.admin()
  const user = await trpc.auth.session.query()
  return {
    ctx: requireAdmin({ ...ctx, user: user && { ...user, ...noSession, organizationId: null } }),
    trpc,
  }
}

test('a thousand invoices issued at once are numbered without gaps or duplicates', async () => {
  const app = await newApp()
  const { db } = app.services.database
  const { ctx } = await adminCtx(app)
  const { id: clientId } = await aUser(db)
  const count = fewerOnPglite(app, 1000)
  const drafts = await Promise.all(Array.from({ length: count }, () => anInvoice(db, clientId)))
  // The first 100 are issued twice but must get one number each.
  const ids = drafts.flatMap(({ id }, n) => (n < 100 ? [id, id] : [id]))
  const outcomes = await runConcurrently(ids, 25, (id) => issueInvoice(ctx, { id }))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(count)
  const rows = await db.selectFrom('invoices').select('number').orderBy('number').execute()
  const expected = Array.from({ length: count }, (_, n) => `INV-2026-${String(n + 1).padStart(4, '0')}`)
  expect(rows.map(({ number }) => number)).toEqual(expected)
  expect(await db.selectFrom('outboxMails').select('id').execute()).toHaveLength(count)
}, 120_000)

test('failed issues among others leave no gap', async () => {
  const app = await testApp(options)
  const { db } = app.services.database
  const { ctx } = await adminCtx(app)
  const { id: clientId } = await aUser(db)
  const count = fewerOnPglite(app, 60)
  const drafts = await Promise.all(
    Array.from({ length: count }, (_, n) => anInvoice(db, clientId, { title: n % 3 ? 'Good' : 'Broken' })),
  )
  // For every third invoice, a step after the numbering fails.
  await app.services.database.pool.query(
    `create function refuse_broken() returns trigger language plpgsql as $$
     begin
       if new.data ->> 'title' = 'Broken' then raise exception 'no mail for this one'; end if;
       return new;
     end $$;
     create trigger refuse_broken before insert on outbox_mails for each row execute function refuse_broken()`,
  )
  await runConcurrently(drafts, 10, ({ id }) => issueInvoice(ctx, { id }))
  const rows = await db.selectFrom('invoices').select(['number', 'title']).orderBy('number').execute()
  const numbered = rows.filter(({ number }) => number !== null)
  expect(new Set(numbered.map(({ title }) => title))).toEqual(new Set(['Good']))
  const expected = numbered.map((_, n) => `INV-2026-${String(n + 1).padStart(4, '0')}`)
  expect(numbered.map(({ number }) => number)).toEqual(expected)
  expect(rows.filter(({ number }) => number === null).every(({ title }) => title === 'Broken')).toBe(true)
})

test('a cost billed by ten invoices at once is on exactly one', async () => {
  const app = await newApp()
  const { db } = app.services.database
  const { trpc } = await app.admin()
  const { id: clientId } = await aUser(db)
  for (let round = 0; round < 5; round++) {
    const { id: projectId } = await aProject(db, clientId)
    const cost = { projectId, label: 'Domain', category: 'MISC', amount: '12.00' } as const
    const { id: costId } = await trpc.admin.costs.create.mutate(cost)
    const lines = [{ description: 'Domain', unitPrice: '12.00', costId }]
    const create = () =>
      trpc.admin.invoices.create.mutate({ clientId, projectId, title: `Round ${round}`, lines })
    const outcomes = await runConcurrently(
      Array.from({ length: 10 }, (_, n) => n),
      10,
      create,
    )
    const refused = outcomes.filter((one) => one.status === 'rejected').map(({ reason }) => reason.message)
    expect(refused).toEqual(Array(9).fill(`The cost “Domain” is already on the draft “Round ${round}”`))
    const { items } = await trpc.admin.invoices.list.query({ projectId })
    expect(items).toHaveLength(1)
  }
})

test('concurrent reminder runs send one email for each invoice', async () => {
  const app = await newApp()
  const { db } = app.services.database
  const { id: clientId } = await aUser(db)
  // Nine o'clock in the time zone of the business.
  app.clock.advance({ hours: 6 })
  const open = { status: 'OPEN', issueDate: '2026-11-01', dueDate: '2026-11-20', checkoutKey: 'k' } as const
  for (let n = 0; n < 30; n++) await anInvoice(db, clientId, { ...open })
  const ctx = createSystemCtx(app.services)
  await Promise.all([remindOfInvoices(ctx), remindOfInvoices(ctx), remindOfInvoices(ctx)])
  const mails = await db.selectFrom('outboxMails').select(['template', 'data']).execute()
  expect(mails).toHaveLength(30)
  expect(new Set(mails.map(({ data }) => JSON.stringify(data))).size).toBe(30)
  expect(await db.selectFrom('invoiceReminders').select('day').execute()).toEqual(Array(30).fill({ day: 0 }))
})
