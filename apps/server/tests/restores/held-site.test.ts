// Guards: release-site, list-held-work

import { createSystemCtx, HELD_SENTENCE, jobHandlers, type MailPort } from '@tallgrass/core'
import { anInvoice, aRestore, aUser } from '@tallgrass/testing'
import { expect, test, vi } from 'vitest'
import { openJobs } from '../../src/jobs/job-queue.ts'
import { countAudits } from '../support/count-audits.ts'
import { paymentApps } from '../support/payment-app.ts'
import { plainPasswords, reusableApp } from '../support/test-app.ts'
import { startWorker } from '../support/work-on-jobs.ts'

const sent: string[] = []
const mail: MailPort = { enabled: true, send: async ({ subject }) => void sent.push(subject) }
const paymentApp = await paymentApps()
const newMailingApp = await reusableApp({ replace: () => ({ mail, passwords: plainPasswords }) })

const invitee = { firstName: 'Elena', lastName: 'Marsh', email: 'elena@example.com', role: 'CLIENT' } as const
const DUE = { status: 'OPEN', issueDate: '2026-11-01', dueDate: '2026-11-20', checkoutKey: 'key' } as const
const SOON = { timeout: 20_000, interval: 100 }

async function mailingApp() {
  sent.length = 0
  return newMailingApp()
}

async function heldApp() {
  const app = await paymentApp()
  await aRestore(app.db, app.clock.now())
  return app
}

test('a held site starts no payment and says why', async () => {
  const { app, db, openInvoice, payments, visitor } = await heldApp()
  const { link } = await openInvoice()
  const page = await visitor().trpc.portal.checkout.get.query(link)
  expect(page.cardProblem).toMatch(/^Card payments are paused at the moment\./)
  const answer = await app.inject({
    method: 'POST',
    url: `/api/checkout/${link.invoice}`,
    payload: { key: link.key },
  })
  expect([answer.statusCode, answer.json()]).toEqual([503, { code: 'NOT_READY', error: HELD_SENTENCE }])
  expect(payments.calls).toEqual([])
  expect(await db.selectFrom('checkouts').select('id').execute()).toEqual([])
})

test.each(['sandbox', 'stripe'] as const)(
  'a payment page of %s opened before the backup waits as well, and its attempt stays as it is',
  async (provider) => {
    const { app, checkoutsOf, clock, db, payments, startedInvoice } = await paymentApp()
    const { id, link } = await startedInvoice()
    await db.updateTable('checkouts').set({ provider }).execute()
    await aRestore(db, clock.now())
    payments.calls.length = 0
    const answer = await app.inject({
      method: 'POST',
      url: `/api/checkout/${link.invoice}`,
      payload: { key: link.key },
    })
    expect([answer.statusCode, answer.json()]).toEqual([503, { code: 'NOT_READY', error: HELD_SENTENCE }])
    expect(payments.calls).toEqual([])
    expect(await checkoutsOf(id)).toMatchObject([{ attempt: 1, status: 'open' }])
  },
)

test('refuses clients, and refuses a site that is not held', async () => {
  const app = await heldApp()
  const client = await app.client()
  await expect(client.trpc.admin.system.release.mutate({})).rejects.toMatchObject({
    data: { code: 'FORBIDDEN' },
  })
  const { trpc } = await app.admin()
  await trpc.admin.system.release.mutate({})
  await expect(trpc.admin.system.release.mutate({})).rejects.toThrow('This site is not held')
  expect(await countAudits(app.db, 'restore.release')).toBe(1)
})

test('mails and reminders that were due before the restore are listed, then held, and sent by hand', async () => {
  const app = await mailingApp()
  const { database } = app.services
  const { trpc } = await app.admin()
  app.clock.advance({ hours: 5 })
  // In the backup, its job had not run yet.
  await trpc.admin.invitations.create.mutate(invitee)
  await database.db
    .updateTable('outboxMails')
    .set({ status: 'queued', sentAt: null, sealedLink: seal(app) })
    .execute()
  sent.length = 0
  const client = await aUser(database.db)
  await anInvoice(database.db, client.id, DUE)
  app.clock.advance({ hours: 1 })
  await aRestore(database.db, app.clock.now())

  const work = await trpc.admin.system.heldWork.query()
  expect(work?.mails).toMatchObject({ total: 1, items: [{ recipient: invitee.email }] })
  expect(work).toMatchObject({ reminders: [{ about: 'invoice' }], remindersTotal: 1 })
  expect(work?.jobs).toContainEqual({ name: 'send-mail', count: 1 })
  const health = (await trpc.admin.dashboard.get.query()).health
  expect(health.facts[0]).toMatchObject({ subject: 'Restore', state: 'fault' })

  const failures = await startWorker(app)
  await trpc.admin.invitations.create.mutate({ ...invitee, email: 'ida@example.com' })
  expect(sent).toEqual([])
  expect(await trpc.admin.system.release.mutate({})).toMatchObject({ heldMails: 1 })
  // Only the one written while the site was held leaves on its own, from a worker that ran all along.
  await vi.waitFor(() => expect(sent).toEqual(['Your invitation to Tallgrass Automation']), SOON)
  // The row is marked after the mail server has taken the message.
  await vi.waitFor(async () => {
    const { items } = await trpc.admin.outbox.list.query({})
    expect(Object.fromEntries(items.map(({ recipient, status }) => [recipient, status]))).toEqual({
      [client.email]: 'held',
      'ida@example.com': 'sent',
      [invitee.email]: 'held',
    })
  }, SOON)
  const { items } = await trpc.admin.outbox.list.query({})
  for (const { id, status } of items) if (status === 'held') await trpc.admin.outbox.retry.mutate({ id })
  await vi.waitFor(() => expect(sent).toHaveLength(3), SOON)
  expect(failures).toEqual([])
})

test('lists a hundred reminders that are due, and counts all', async () => {
  const app = await heldApp()
  const { db } = app
  const client = await aUser(db)
  for (let n = 0; n < 101; n++) await anInvoice(db, client.id, DUE)
  const { trpc } = await app.admin()
  const work = await trpc.admin.system.heldWork.query()
  expect(work?.reminders).toHaveLength(100)
  expect(work?.remindersTotal).toBe(101)
})

test('a notification that was to be mailed before the restore is shown, but not mailed', async () => {
  const app = await mailingApp()
  const { db } = app.services.database
  const { trpc } = await app.admin()
  const ctx = createSystemCtx(app.services)
  const lead = { name: 'Nora Castellan', email: 'nora@example.com' }
  await app.visitor().trpc.chat.createLead.mutate(lead)
  const { id } = await db
    .selectFrom('events')
    .select('id')
    .where('kind', '=', 'lead.created')
    .executeTakeFirstOrThrow()
  await jobHandlers['deliver-events'](ctx, { eventIds: [id] })
  app.clock.advance({ hours: 1 })
  await aRestore(db, app.clock.now())
  await trpc.admin.system.release.mutate({})
  await jobHandlers['mail-notifications'](ctx, {})
  const mails = db.selectFrom('outboxMails').select('id').where('template', '=', 'notification')
  expect(await mails.execute()).toEqual([])
  const { items } = await trpc.portal.notifications.list.query({})
  expect(items[0]).toMatchObject({ sentence: 'New lead: Nora Castellan wrote in the chat.', readAt: null })
})

test('no job runs while the site is held, in any process', async () => {
  const app = await mailingApp()
  const { database } = app.services
  await aRestore(database.db, app.clock.now())
  const jobs = await openJobs(database, { worker: true })
  try {
    await jobs.work(app.services, () => {})
    await database.transaction((trx) => jobs.enqueue(trx, 'delete-ended-sessions', {}))
    const waiting = () =>
      database.pool.query(`select state from jobs.job where name = 'delete-ended-sessions'`)
    expect(await jobs.countWaiting()).toContainEqual({ name: 'delete-ended-sessions', count: 1 })
    await (await app.admin()).trpc.admin.system.release.mutate({})
    await vi.waitFor(async () => expect((await waiting()).rows).toEqual([{ state: 'completed' }]), SOON)
  } finally {
    await jobs.stop()
  }
})

function seal({ services }: Awaited<ReturnType<typeof mailingApp>>): string {
  return services.sealer.seal('http://localhost:3000/invitation')
}
