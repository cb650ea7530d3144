import { createJobCtx, createSystemCtx, recordRefusal } from '@tallgrass/core'
import { anInvoice, aUser } from '@tallgrass/testing'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { performCommand } from '../../src/commands/perform-command.ts'
import { PASSWORD, reusableApp, type TestApp } from '../support/test-app.ts'
import { startWorker } from '../support/work-on-jobs.ts'

const newApp = await reusableApp()

const noHeads = { read: async () => ({ first: null, latest: null }), async write() {} }

/** The actors of all rows of one action, as the audit log shows them. */
async function actorsOf(app: TestApp, action: string) {
  const { trpc } = await app.admin()
  return (await trpc.admin.audit.list.query({ action })).items.map(({ actor }) => actor)
}

test('registering is recorded as a visitor, signing out as the user', async () => {
  const app = await newApp()
  const visitor = app.visitor()
  await visitor.trpc.auth.register.mutate({
    name: 'Maren Okafor',
    email: 'maren@example.com',
    password: PASSWORD,
  })
  const id = (await visitor.trpc.auth.session.query())?.id
  await visitor.trpc.auth.logout.mutate()
  expect(await actorsOf(app, 'user.register')).toEqual([{ kind: 'visitor' }])
  expect(await actorsOf(app, 'session.end')).toEqual([{ kind: 'user', id }])
})

test('a command is recorded under its name', async () => {
  const app = await newApp()
  const administrator = { name: 'Ruth Calloway', email: 'ruth@example.com', password: PASSWORD }
  const host = { services: app.services, heads: noHeads }
  expect(await performCommand(host, { name: 'admin:create', input: administrator })).toMatchObject({
    exitCode: 0,
  })
  const { db } = app.services.database
  const rows = db.selectFrom('auditLogs').select(['action', 'actorKind', 'actorId', 'actorRef']).execute()
  expect(await rows).toMatchObject([{ actorKind: 'command', actorId: null, actorRef: 'admin:create' }])
})

test('a job is recorded under its name', async () => {
  const app = await newApp()
  const { db } = app.services.database
  const { id: clientId } = await aUser(db)
  const due = {
    status: 'OPEN',
    issueDate: '2026-11-01',
    dueDate: '2026-11-18',
    checkoutKey: 'the-key',
  } as const
  await anInvoice(db, clientId, due)
  app.clock.advance({ hours: 9 })
  await createSystemCtx(app.services).transaction((tx) => tx.enqueue('remind-of-invoices', {}))
  await startWorker(app)
  await vi.waitFor(
    async () =>
      expect(await actorsOf(app, 'invoice.remind')).toEqual([{ kind: 'job', name: 'remind-of-invoices' }]),
    { timeout: 20_000 },
  )
})

test('a job that records what an external service reports is recorded as that service', async () => {
  const app = await newApp()
  await recordRefusal(createJobCtx(app.services, 'settle-payment-notice'), 'a call')
  app.clock.advance({ seconds: 1 })
  await recordRefusal(createJobCtx(app.services, 'reconcile-document'), 'a call')
  expect(await actorsOf(app, 'call.refuse')).toEqual([
    { kind: 'provider', name: 'builtin' },
    { kind: 'provider', name: 'sandbox' },
  ])
})

test.each([
  ['visitor', 'someone'],
  ['user', null],
  ['job', null],
  ['someone', null],
])('the table refuses %s with the reference %j', async (kind, ref) => {
  const app = await newApp()
  const half = sql`insert into audit_logs (id, action, entity, at, actor_kind, actor_ref)
    values (gen_random_uuid(), 'call.refuse', 'call', now(), ${kind}, ${ref})`
  await expect(half.execute(app.services.database.db)).rejects.toThrow('audit_logs_actor_whole')
})
