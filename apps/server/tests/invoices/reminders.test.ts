// Guards: remind-of-invoices

import { createSystemCtx, jobHandlers, remindOfInvoices, schedules } from '@tallgrass/core'
import { anInvoice, aProject, aUser } from '@tallgrass/testing'
import { expect, test } from 'vitest'
import { plainPasswords, reusableApp, type TestApp } from '../support/test-app.ts'

const newApp = await reusableApp({ replace: () => ({ passwords: plainPasswords }) })

/** Starts at 8 o'clock in the time zone of the business, on November 20. */
async function earlyApp() {
  const app = await newApp()
  app.clock.advance({ hours: 5 })
  return app
}

async function givenOpen({ services: { database } }: TestApp, values: object) {
  const { email, id: clientId } = await aUser(database.db)
  const common = { status: 'OPEN', issueDate: '2026-11-01', checkoutKey: 'the-key' } as const
  const invoice = await anInvoice(database.db, clientId, { ...common, ...values })
  return { ...invoice, email, clientId }
}

async function remind({ services }: TestApp) {
  await remindOfInvoices(createSystemCtx(services))
}

async function subjects(app: TestApp, recipient?: string) {
  const { trpc } = await app.admin()
  const { items } = await trpc.admin.outbox.list.query({})
  const theirs = items.filter((mail) => !recipient || mail.recipient === recipient)
  return theirs.map(({ subject }) => subject).reverse()
}

test('a client is reminded only a week before, on, two days after and a week after the due date', async () => {
  const app = await earlyApp()
  const { number } = await givenOpen(app, { dueDate: '2026-11-29' })
  const days: Record<string, string> = {}
  for (let hour = 0; hour < 24 * 20; hour += 3) {
    const before = (await app.services.database.db.selectFrom('outboxMails').select('id').execute()).length
    await remind(app)
    const after = await app.services.database.db.selectFrom('outboxMails').select('id').execute()
    if (after.length > before) days[app.clock.now().toISOString()] = String(after.length - before)
    app.clock.advance({ hours: 3 })
  }
  expect(days).toEqual({
    '2026-11-22T17:00:00.000Z': '1',
    '2026-11-29T17:00:00.000Z': '1',
    '2026-12-01T17:00:00.000Z': '1',
    '2026-12-06T17:00:00.000Z': '1',
  })
  expect(await subjects(app)).toEqual([
    `Invoice ${number} is due on November 29, 2026`,
    `Invoice ${number} is now due`,
    `Invoice ${number} is past due`,
    `Invoice ${number} is still open`,
  ])
})

test('administrators are told once that an invoice is overdue, also if one of them has reminded of it by hand', async () => {
  const app = await earlyApp()
  const { id } = await givenOpen(app, { dueDate: '2026-11-19' })
  const { trpc } = await app.admin()
  await trpc.admin.invoices.remind.mutate({ id })
  app.clock.advance({ hours: 2 })
  for (let day = 0; day < 9; day++) {
    app.clock.advance({ hours: 24 })
    await remind(app)
  }
  const events = app.services.database.db.selectFrom('events').select('adminSentence')
  expect(await events.where('kind', '=', 'invoice.overdue').execute()).toEqual([
    { adminSentence: expect.stringMatching(/ is overdue\.$/) },
  ])
})

test('no one is reminded before nine in the time zone of the business', async () => {
  const app = await earlyApp()
  await givenOpen(app, { dueDate: '2026-11-20' })
  app.clock.advance({ minutes: 59 })
  await remind(app)
  expect(await subjects(app)).toEqual([])
  app.clock.advance({ minutes: 1 })
  await remind(app)
  expect(await subjects(app)).toHaveLength(1)
})

test('a missed reminder is sent up to a day later, but not after that', async () => {
  const app = await earlyApp()
  const { email: late } = await givenOpen(app, { dueDate: '2026-11-19' })
  const { email: tooLate } = await givenOpen(app, { dueDate: '2026-11-16' })
  const { email: justIssued } = await givenOpen(app, { dueDate: '2026-11-20', issueDate: '2026-11-20' })
  app.clock.advance({ hours: 2 })
  await remind(app)
  expect(await subjects(app, late)).toHaveLength(1)
  expect(await subjects(app, tooLate)).toEqual([])
  expect(await subjects(app, justIssued)).toEqual([])
})

test.each(['PAID', 'VOID', 'DRAFT'] as const)(
  'no one is reminded of an invoice that is %s',
  async (status) => {
    const app = await earlyApp()
    await givenOpen(app, { dueDate: '2026-11-20', status, ...(status === 'DRAFT' && { number: null }) })
    app.clock.advance({ hours: 2 })
    await remind(app)
    expect(await subjects(app)).toEqual([])
  },
)

test('a reminder states the amount owed and is shown on the invoice and in the project history', async () => {
  const app = await earlyApp()
  const { db } = app.services.database
  const { clientId, email, id, number } = await givenOpen(app, { dueDate: '2026-11-18', title: 'Setup' })
  const project = await aProject(db, clientId)
  await db.updateTable('invoices').set({ projectId: project.id }).where('id', '=', id).execute()
  app.clock.advance({ hours: 2 })
  await remind(app)
  const { trpc } = await app.admin()
  const [mail] = (await trpc.admin.outbox.list.query({})).items
  expect(mail).toMatchObject({
    template: 'invoice-reminder',
    recipient: email,
    subject: `Invoice ${number} is past due`,
    text: expect.stringContaining('$5,000.00 for “Setup” was due on November 18, 2026'),
  })
  expect(mail?.text).not.toContain('the-key')
  const { reminders } = await trpc.admin.invoices.get.query({ id })
  expect(reminders).toEqual([{ day: 2, sentOn: '2026-11-20' }])
  const { items } = await trpc.admin.projects.history.query({ id: project.id })
  expect(items).toMatchObject([{ action: 'invoice.remind', actorName: null, entityId: id }])
})

test('a reminder that cannot be recorded does not block others, and the job fails', async () => {
  const app = await earlyApp()
  const broken = await givenOpen(app, { dueDate: '2026-11-20', checkoutKey: null })
  const whole = [
    await givenOpen(app, { dueDate: '2026-11-20' }),
    await givenOpen(app, { dueDate: '2026-11-20' }),
  ]
  app.clock.advance({ hours: 2 })
  await expect(remind(app)).rejects.toThrow('Some reminders could not be recorded')
  expect(await subjects(app, broken.email)).toEqual([])
  for (const { email } of whole) expect(await subjects(app, email)).toHaveLength(1)
})

test('due reminders are processed every hour', () => {
  expect(jobHandlers['remind-of-invoices']).toBe(remindOfInvoices)
  expect(schedules.find(({ name }) => name === 'remind-of-invoices')?.cron).toBe('5 * * * *')
})
