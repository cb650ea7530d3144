// Guards: mail-week
import { createSystemCtx, jobHandlers } from '@tallgrass/core'
import { type LeadOrigin, parseCalendarDate, parseId, parseMoney } from '@tallgrass/domain'
import {
  aDocument,
  anAgreement,
  anId,
  anInvoice,
  aProject,
  aRestore,
  aUser,
  unique,
} from '@tallgrass/testing'
import { beforeEach, expect, test } from 'vitest'
import { emptyTables } from '../support/empty-tables.ts'
import { fileApp, plainPasswords } from '../support/test-app.ts'

let enabled = true
const app = await fileApp({
  replace: () => ({
    passwords: plainPasswords,
    mail: {
      get enabled() {
        return enabled
      },
      send: async () => {},
    },
  }),
})
const { clock, services } = app
const { db } = services.database
const report = () => jobHandlers['mail-week'](createSystemCtx(services), {})

/** Eight in the morning of Monday, November 23, where the business is, and any time after. */
function onMonday(hours = 0) {
  clock.restart()
  clock.advance({ days: 3, hours: 5 + hours })
}

let client: Awaited<ReturnType<typeof aUser>>
const OPEN = { status: 'OPEN', checkoutKey: 'k', amount: '100.05', dueDate: '2026-11-22' } as const

/** One invoice is open, so that there is something to tell. */
beforeEach(async () => {
  enabled = true
  await emptyTables(services.database)
  clock.restart()
  client = await aUser(db)
  await anInvoice(db, client.id, OPEN)
})

async function mails() {
  const rows = await db
    .selectFrom('outboxMails')
    .select(['recipient', 'data'])
    .where('template', '=', 'business-week')
    .orderBy('recipient')
    .execute()
  return rows.map(({ data, recipient }) => ({ recipient, data }))
}

interface PaymentValues {
  applied?: boolean
  receivedAt?: string
}

async function aPayment(amount: string, at: string, { applied = true, receivedAt = at }: PaymentValues = {}) {
  const { id: invoiceId } = await anInvoice(db, client.id, { status: 'PAID', paidAt: new Date(receivedAt) })
  const payment = {
    id: anId('LedgerEntry'),
    invoiceId,
    type: 'payment',
    method: 'manual',
    currency: 'USD',
  } as const
  const dates = { receivedAt: new Date(receivedAt), createdAt: new Date(at) }
  const facts = { amount: parseMoney(amount), applied, ...dates }
  await db
    .insertInto('ledgerEntries')
    .values({ ...payment, ...facts })
    .execute()
  return { invoiceId, paymentId: payment.id }
}

async function aRefund(amount: string, of: Awaited<ReturnType<typeof aPayment>>, at: string) {
  const [refundId, date] = [anId('Refund'), new Date(at)]
  const money = { ...of, amount: parseMoney(amount), currency: 'USD', createdAt: date } as const
  const refund = { id: refundId, reason: 'Agreed', status: 'succeeded', settledAt: date } as const
  await db
    .insertInto('refunds')
    .values({ ...money, ...refund })
    .execute()
  const entry = { id: anId('LedgerEntry'), type: 'refund', method: 'manual', applied: true } as const
  await db
    .insertInto('ledgerEntries')
    .values({ ...money, ...entry, refundId, receivedAt: date })
    .execute()
}

interface LeadValues {
  at?: string
  /** Minutes until someone answered. */
  after?: number
  origin?: LeadOrigin
  spam?: true
}

async function aLead({ after, at = '2026-11-18T15:00:00.000Z', origin, spam }: LeadValues) {
  const createdAt = new Date(at)
  await db
    .insertInto('leads')
    .values({
      id: parseId('Lead', crypto.randomUUID()),
      email: `lead${unique()}@example.com`,
      createdAt,
      origin: origin ?? null,
      ...(spam && { closedAs: 'spam', closedAt: createdAt }),
      firstContactedAt: after === undefined ? null : new Date(createdAt.getTime() + after * 60_000),
      status: after === undefined ? 'new' : 'contacted',
    })
    .execute()
}

test('the figures are those of the rows, to the cent and to the hour of the time zone', async () => {
  const { email } = await app.admin()
  // The first and the last moment of the week in Dallas, and those next to them.
  const first = await aPayment('0.10', '2026-11-16T06:00:00.000Z')
  await aPayment('1200.20', '2026-11-23T05:59:59.999Z')
  await aPayment('7.00', '2026-11-16T05:59:59.999Z')
  await aPayment('9.00', '2026-11-23T06:00:00.000Z')
  await aPayment('11.00', '2026-11-18T15:00:00.000Z', { applied: false })
  // Received in the week before, and recorded in this one; and the other way around.
  await aPayment('20.00', '2026-11-17T15:00:00.000Z', { receivedAt: '2026-11-13T15:00:00.000Z' })
  await aPayment('40.00', '2026-11-24T15:00:00.000Z', { receivedAt: '2026-11-20T15:00:00.000Z' })
  await aRefund('0.03', first, '2026-11-19T15:00:00.000Z')
  await anInvoice(db, client.id, { ...OPEN, amount: '50.00', dueDate: '2026-11-23' })
  for (const after of [10, 20, 60]) await aLead({ after })
  await aLead({ after: 0, origin: 'phone' })
  await aLead({})
  await aLead({ spam: true })
  await aLead({ at: '2026-11-23T06:00:00.000Z', after: 1 })
  const agreement = await anAgreement(db, client.id)
  const sent = { status: 'in_progress', sentAt: new Date('2026-11-18T15:00:00.000Z') } as const
  for (const signedAt of [null, null, new Date('2026-11-19T15:00:00.000Z')])
    await aDocument(db, agreement, {
      ...sent,
      signedAt,
    })
  const { id: projectId } = await aProject(db, client.id, { status: 'ACTIVE' })
  const readyAt = new Date('2026-11-18T15:00:00.000Z')
  const task = { projectId, position: 1, createdAt: readyAt, readyAt, status: 'READY_FOR_REVIEW' } as const
  for (const owner of ['ADMIN', 'ADMIN', 'CLIENT'] as const)
    await db
      .insertInto('tasks')
      .values({ ...task, id: anId('Task'), title: 'Greeting', owner })
      .execute()
  const late = {
    ...task,
    status: 'IN_PROGRESS',
    readyAt: null,
    dueDate: parseCalendarDate('2026-11-22'),
  } as const
  for (const owner of ['ADMIN', 'ADMIN', 'CLIENT'] as const)
    await db
      .insertInto('tasks')
      .values({ ...late, id: anId('Task'), title: 'Sign', owner })
      .execute()
  onMonday()
  await report()
  expect(await mails()).toEqual([
    {
      recipient: email,
      data: expect.objectContaining({
        monday: '2026-11-16',
        sunday: '2026-11-22',
        received: { count: 3, amount: '1220.30' },
        refunded: '0.03',
        open: { count: 2, amount: '150.05' },
        overdue: { count: 1, amount: '100.05' },
        leads: { count: 5, firstAnswer: 1200, unanswered: 0 },
        clients: { documents: 2, reviews: 2, overdueTasks: 1 },
        ours: { documents: 1, reviews: 1, overdueTasks: 2 },
      }),
    },
  ])
})

test('a task that its client need not begin yet counts for no one', async () => {
  await app.admin()
  const { id: projectId } = await aProject(db, client.id, { status: 'NEW' })
  await anAgreement(db, client.id, { projectId, status: 'SENT' })
  const facts = { projectId, position: 1, createdAt: clock.now(), dueDate: parseCalendarDate('2026-11-22') }
  for (const owner of ['ADMIN', 'CLIENT'] as const)
    await db
      .insertInto('tasks')
      .values({ ...facts, id: anId('Task'), title: 'Sign', owner })
      .execute()
  onMonday()
  await report()
  const sides = { clients: { overdueTasks: 0 }, ours: { overdueTasks: 1 } }
  expect(await mails()).toMatchObject([{ data: sides }])
})

test('of a business in which nothing happened and nothing waits, nothing is sent', async () => {
  await app.admin()
  await db.deleteFrom('invoices').execute()
  onMonday()
  await report()
  expect(await mails()).toEqual([])
  const weeks = db.selectFrom('reportedWeeks').select('monday')
  expect(await weeks.execute()).toEqual([{ monday: '2026-11-16' }])
})

test('each administrator gets one, however often and in however many processes the job runs', async () => {
  const people = [await app.admin(), await app.admin()]
  onMonday()
  await Promise.all([1, 2, 3, 4].map(report))
  onMonday(12)
  await report()
  expect((await mails()).map(({ recipient }) => recipient)).toEqual(
    people.map(({ email }) => email).toSorted(),
  )
})

test.each([
  ['before eight', -1],
  ['on Tuesday', 16],
])('%s, nothing is sent', async (_, hours) => {
  await app.admin()
  onMonday(hours)
  await report()
  expect(await mails()).toEqual([])
})

test('an administrator switches it off and on, and it is never part of a summary', async () => {
  const { trpc } = await app.admin()
  const { setMail } = trpc.portal.notifications
  const choice = async () =>
    (await trpc.portal.notifications.mail.query()).items.find(({ kind }) => kind === 'business.week')?.mail
  expect(await choice()).toBe('now')
  await setMail.mutate({ kind: 'business.week', mail: 'never' })
  expect(await choice()).toBe('never')
  await expect(setMail.mutate({ kind: 'business.week', mail: 'daily' })).rejects.toMatchObject({
    message: 'The figures of the week are emailed on Monday, or never',
    data: { httpStatus: 400 },
  })
  onMonday()
  await report()
  expect(await mails()).toEqual([])
})

test('refuses the choice of a client, who never gets it', async () => {
  const { trpc } = await app.client()
  const { mail, setMail } = trpc.portal.notifications
  await expect(setMail.mutate({ kind: 'business.week', mail: 'now' })).rejects.toMatchObject({
    data: { httpStatus: 400 },
  })
  expect((await mail.query()).items.map(({ kind }) => kind)).not.toContain('business.week')
})

test('one click in the message ends it', async () => {
  await app.admin()
  onMonday()
  await report()
  const { sealedLink } = await db
    .selectFrom('outboxMails')
    .select('sealedLink')
    .where('template', '=', 'business-week')
    .executeTakeFirstOrThrow()
  const { pathname, search } = new URL(services.sealer.open(sealedLink ?? ''))
  const answer = await app.app.inject({
    method: 'POST',
    url: pathname + search,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' },
    payload: 'List-Unsubscribe=One-Click',
  })
  expect(answer.statusCode).toBe(200)
  const chosen = db.selectFrom('mailPreferences').select(['kind', 'mail'])
  expect(await chosen.execute()).toEqual([{ kind: 'business.week', mail: 'never' }])
})

test('without a mail server nothing is recorded, so that it is sent once there is one', async () => {
  await app.admin()
  enabled = false
  onMonday()
  await report()
  expect(await db.selectFrom('reportedWeeks').selectAll().execute()).toEqual([])
  enabled = true
  onMonday(1)
  await report()
  expect(await mails()).toHaveLength(1)
})

test('after a restore, it is not sent a second time', async () => {
  onMonday()
  const { trpc } = await app.admin()
  await aRestore(db, clock.now())
  await trpc.admin.system.release.mutate({})
  await report()
  expect(await mails()).toEqual([])
})
