import {
  findBooking,
  insertCallReminder,
  listCallReminders,
  listCallsBetween,
  lockCallTime,
} from '@tallgrass/db'
import { type BookingId, callReminderDue, DAY_MS } from '@tallgrass/domain'
import type { Ctx } from '../ctx.ts'
import { addBookingLink, bookingUrl } from './booking-link.ts'
import { emitBooking } from './emit-booking.ts'
import { enqueueBookingMail } from './enqueue-booking-mail.ts'

const EVENTS = { day: 'booking.tomorrow', hour: 'booking.soon' } as const

/**
 * Reminds both sides of the calls that are a day or an hour away. Each has its own transaction, so that one failure does
 * not stop the others.
 */
export async function remindOfCalls(ctx: Ctx): Promise<void> {
  const from = ctx.clock()
  const failures: unknown[] = []
  for (const id of await listCallsBetween(ctx.db, { from, to: new Date(from.getTime() + DAY_MS) }))
    await remind(ctx, id).catch((error) => failures.push(error))
  if (failures.length > 0) throw new AggregateError(failures, 'Some reminders could not be recorded')
}

/** Decides under a lock, because the call may have been moved or cancelled in the meantime. */
async function remind(ctx: Ctx, id: BookingId): Promise<void> {
  await ctx.transaction(async (tx) => {
    const call = await lockCallTime(tx.db, id)
    const booking = call && (await findBooking(tx.db, id))
    if (!booking) return
    const sent = await listCallReminders(tx.db, id, call.startsAt)
    const reminder = callReminderDue({ ...call, sent, now: tx.now })
    if (!reminder) return
    const row = { bookingId: id, scheduledFor: call.startsAt, reminder, createdAt: tx.now }
    await insertCallReminder(tx.db, row)
    emitBooking(ctx, tx, EVENTS[reminder], booking)
    const link = bookingUrl(ctx.settings, await addBookingLink(tx, id))
    await enqueueBookingMail(tx, 'booking-reminder', { booking, link, settings: ctx.settings })
  })
}
