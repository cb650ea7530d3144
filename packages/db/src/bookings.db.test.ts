import { openTestDatabase } from '@tallgrass/testing'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { newId } from './id.ts'
import { insertBooking, insertNewLead, isExclusionViolation } from './index.ts'

const database = await openTestDatabase()
const { db } = database
afterAll(database.close)

const now = new Date('2026-11-20T09:00:00Z')
const leadId = newId('Lead', now)
const lead = { id: leadId, email: 'maren@example.com', createdAt: now, source: 'schedule' as const }
await insertNewLead(db, lead)

beforeEach(async () => {
  await db.deleteFrom('bookings').execute()
})

/** A half-hour call with a buffer of a quarter of an hour. */
function callAt(time: string, more: object = {}) {
  const at = (minutes: number) => new Date(Date.parse(`2026-11-23T${time}Z`) + minutes * 60_000)
  const times = { scheduledFor: at(0), endsAt: at(30), blockedUntil: at(45) }
  return {
    id: newId('Booking', now),
    leadId,
    type: 'smart-ai-call' as const,
    createdAt: now,
    ...times,
    ...more,
  }
}

const refused = (booking: ReturnType<typeof callAt>) =>
  insertBooking(db, booking).then(
    () => false,
    (error: unknown) => isExclusionViolation(error, 'bookings_time_taken'),
  )

test('two calls never overlap, including the buffer after each', async () => {
  await insertBooking(db, callAt('15:00'))
  expect(await refused(callAt('15:00'))).toBe(true)
  expect(await refused(callAt('15:44'))).toBe(true)
  expect(await refused(callAt('14:30'))).toBe(true)
  expect(await refused(callAt('15:45'))).toBe(false)
  expect(await refused(callAt('14:15'))).toBe(false)
})

test('a cancelled call frees its time, and can be rebooked only if the time is still free', async () => {
  const cancelled = callAt('15:00', { status: 'cancelled' })
  await insertBooking(db, cancelled)
  expect(await refused(callAt('15:00'))).toBe(false)
  const rebook = db.updateTable('bookings').set({ status: 'scheduled' }).where('id', '=', cancelled.id)
  await expect(rebook.execute()).rejects.toMatchObject({ constraint: 'bookings_time_taken' })
})

test('of many simultaneous inserts for the same time, exactly one succeeds', async () => {
  const written = await Promise.allSettled(
    Array.from({ length: 20 }, () => insertBooking(db, callAt('15:00'))),
  )
  expect(written.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('calls without a time never conflict, and an incomplete or reversed time is refused', async () => {
  const none = { scheduledFor: null, endsAt: null, blockedUntil: null }
  expect(await refused(callAt('15:00', none))).toBe(false)
  expect(await refused(callAt('15:00', none))).toBe(false)
  await expect(insertBooking(db, callAt('15:00', { endsAt: null }))).rejects.toMatchObject({
    constraint: 'bookings_times_together',
  })
  await expect(insertBooking(db, callAt('15:00', { endsAt: new Date(0) }))).rejects.toMatchObject({
    constraint: 'bookings_times_in_order',
  })
})
