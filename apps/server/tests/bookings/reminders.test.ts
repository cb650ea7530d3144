// Guards: remind-of-calls
import { createSystemCtx, jobHandlers } from '@tallgrass/core'
import { type BookingId, type Instant, parseInstant } from '@tallgrass/domain'
import { unique } from '@tallgrass/testing'
import { beforeEach, expect, test } from 'vitest'
import { bookACall, bookAStartedCall, firstOpenTime } from '../support/booked-calls.ts'
import { present } from '../support/present.ts'
import { fileApp, plainPasswords } from '../support/test-app.ts'

const app = await fileApp({ replace: () => ({ passwords: plainPasswords }) })
const { clock, services } = app
const { db } = services.database
const ctx = createSystemCtx(services)
const remind = () => jobHandlers['remind-of-calls'](ctx, {})

const HOUR_MS = 3_600_000

async function startOf(id: BookingId): Promise<Instant> {
  const call = db.selectFrom('bookings').select('scheduledFor').where('id', '=', id)
  return parseInstant((await call.executeTakeFirstOrThrow()).scheduledFor ?? '')
}

/** A call at the first open time that is more than a day ahead. */
async function aCall() {
  const email = `caller${unique()}@example.com`
  const { trpc } = app.visitor()
  const { slots } = await trpc.chat.slots.query({ type: 'smart-ai-call' })
  const start = present(slots.find((slot) => Date.parse(slot) - clock.now().getTime() > 30 * HOUR_MS))
  const { token } = await trpc.chat.bookCall.mutate({
    name: 'Nora Castellan',
    email,
    company: null,
    phone: '(972) 555-0117',
    notes: null,
    type: 'smart-ai-call',
    start,
    timeZone: 'America/Chicago',
    attempt: `attempt-of-one-visitor-${unique()}`,
  })
  const { id } = await db
    .selectFrom('bookings')
    .innerJoin('leads', 'leads.id', 'bookings.leadId')
    .select('bookings.id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return { id, email, token, start: Date.parse(start) }
}

/** Moves the clock to so many hours before the start, and runs the job as its schedule does. */
async function at(start: number, hoursBefore: number) {
  clock.advance({ seconds: (start - hoursBefore * HOUR_MS - clock.now().getTime()) / 1000 })
  await remind()
}

const remindersTo = async (email: string) =>
  db
    .selectFrom('outboxMails')
    .select(['template', 'data'])
    .where('recipient', '=', email)
    .where('template', '=', 'booking-reminder')
    .execute()

const toldOf = async (lead: BookingId) =>
  (
    await db
      .selectFrom('events')
      .innerJoin('bookings', 'bookings.leadId', 'events.entityId')
      .select(['events.kind', 'adminSentence'])
      .where('bookings.id', '=', lead)
      .where('events.kind', 'in', ['booking.tomorrow', 'booking.soon', 'booking.missed'])
      .orderBy('events.createdAt')
      .execute()
  ).map(({ adminSentence, kind }) => [kind, adminSentence])

beforeEach(async () => {
  await db.updateTable('bookings').set({ status: 'completed' }).where('status', '=', 'scheduled').execute()
})

test('both sides are reminded a day and an hour before, each once', async () => {
  const { email, id, start } = await aCall()
  await at(start, 24.1)
  expect(await remindersTo(email)).toEqual([])
  await at(start, 24)
  await remind()
  expect(await remindersTo(email)).toHaveLength(1)
  await at(start, 2)
  expect(await remindersTo(email)).toHaveLength(1)
  await at(start, 1)
  await Promise.all([remind(), remind()])
  expect(await remindersTo(email)).toHaveLength(2)
  const sentence = expect.stringMatching(/^Reminder: a call with Nora Castellan is on .*\(CST\)\.$/)
  expect(await toldOf(id)).toEqual([
    ['booking.tomorrow', sentence],
    ['booking.soon', sentence],
  ])
})

test('the reminder has the time, the way we call and a link to move the call', async () => {
  const { email, start } = await aCall()
  await at(start, 24)
  const { trpc } = await app.admin()
  const { items } = await trpc.admin.outbox.list.query({ limit: 10 })
  const mail = items.find(({ recipient, template }) => recipient === email && template === 'booking-reminder')
  expect(mail?.subject).toMatch(/^Reminder: your call with Tallgrass Automation on \w+day, /)
  expect(mail?.text).toContain('We will call you at (972) 555-0117.')
  expect(mail?.text).toContain('Move or cancel the call:')
})

test('a cancelled call is not reminded of, and an unsent reminder of it is never sent', async () => {
  const { email, start, token } = await aCall()
  await at(start, 24)
  expect(await remindersTo(email)).toHaveLength(1)
  await app.visitor().trpc.chat.cancelBooking.mutate({ token })
  expect(await remindersTo(email)).toEqual([])
  await at(start, 1)
  expect(await remindersTo(email)).toEqual([])
})

test('a moved call is reminded of at its new time alone', async () => {
  const { email, id, start, token } = await aCall()
  await at(start, 24)
  const { slots } = await app.visitor().trpc.chat.slots.query({ type: 'smart-ai-call', token })
  const later = present(slots.find((slot) => Date.parse(slot) - start > 48 * HOUR_MS))
  await app.visitor().trpc.chat.chooseTime.mutate({ token, start: later, timeZone: 'America/Chicago' })
  expect(await remindersTo(email)).toEqual([])
  await at(start, 1)
  expect(await remindersTo(email)).toEqual([])
  await at(Date.parse(later), 24)
  expect(await remindersTo(email)).toMatchObject([{ data: { startsAt: await startOf(id) } }])
})

test('a call that was booked less than a day ahead is reminded of an hour before', async () => {
  const first = Date.parse(await firstOpenTime(services))
  clock.advance({ seconds: Math.max(0, (first - 20 * HOUR_MS - clock.now().getTime()) / 1000) })
  const { id } = await bookACall(services)
  const start = Date.parse(await startOf(id))
  expect(start - clock.now().getTime()).toBeLessThan(24 * HOUR_MS)
  await remind()
  await at(start, 1)
  expect((await toldOf(id)).map(([kind]) => kind)).toEqual(['booking.soon'])
})

test('who missed a call is told, and offered another time', async () => {
  const { email, id, start } = await aCall()
  clock.advance({ seconds: (start + HOUR_MS - clock.now().getTime()) / 1000 })
  const { trpc } = await app.admin()
  await trpc.admin.bookings.markNoShow.mutate({ id })
  const { items } = await trpc.admin.outbox.list.query({ limit: 5 })
  const mail = items.find(({ recipient, template }) => recipient === email && template === 'booking-missed')
  expect(mail?.text).toContain('We missed you at our')
  expect(mail?.text).toContain('Choose another time:')
})

test('nothing is written to someone whose old call is marked long afterwards', async () => {
  const email = `caller${unique()}@example.com`
  const { id } = await bookAStartedCall(services, { email })
  const { trpc } = await app.admin()
  await trpc.admin.bookings.markNoShow.mutate({ id })
  const mails = db.selectFrom('outboxMails').select('template').where('recipient', '=', email)
  expect(await mails.execute()).toEqual([{ template: 'booking-confirmed' }])
})
