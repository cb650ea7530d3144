import { type BookingRow, deleteUnsentCallReminders, findBooking, updateBooking } from '@tallgrass/db'
import {
  AppError,
  type AuditActionOf,
  type BookingId,
  type BookingMove,
  type BookingStatus,
  bookingFlow,
  type CallState,
  callStateAt,
  noSuch,
} from '@tallgrass/domain'
import { type AuditFacts, audit } from '../audit/audit.ts'
import type { Tx } from '../ctx.ts'
import type { claimTime } from './open-calendar.ts'

/** Throws NOT_FOUND. */
export async function getBooking(tx: Tx, id: BookingId): Promise<BookingRow> {
  const booking = await findBooking(tx.db, id)
  if (!booking) throw noSuch('Booking')
  return booking
}

interface Change {
  action: AuditActionOf<'booking'>
  to: BookingStatus
  times?: Awaited<ReturnType<typeof claimTime>> & { visitorTimeZone: string | null }
}

/** Updates a booking as it was read, and returns it. Throws CONFLICT if it has changed since. */
export async function changeBooking(
  tx: Tx,
  seen: BookingRow,
  { action, times, to }: Change,
): Promise<BookingRow> {
  if (!(await updateBooking(tx.db, seen, { status: to, ...times })))
    throw new AppError('CONFLICT', 'This booking has changed since you opened it. Please try again.')
  await deleteUnsentCallReminders(tx.db, seen.id)
  const changed = await getBooking(tx, seen.id)
  const change = { before: factsOf(seen), after: factsOf(changed) }
  audit(tx, { action, entity: 'booking', entityId: seen.id, ...change })
  return changed
}

const TOO_EARLY: Partial<Record<CallState, string>> = {
  'link-sent': 'This call has no time yet',
  upcoming: 'This call has not started yet',
}

/** The status after a move. Throws ILLEGAL_TRANSITION, or CONFLICT if it is too early for the move. */
export function nextStatus(booking: BookingRow, move: BookingMove, now: Date): BookingStatus {
  const to = bookingFlow.next(booking.status, move)
  const tooEarly = move === 'complete' || move === 'miss' ? TOO_EARLY[callStateAt(booking, now)] : undefined
  if (tooEarly) throw new AppError('CONFLICT', tooEarly)
  return to
}

function factsOf({ scheduledFor, status }: BookingRow): AuditFacts {
  return { status, scheduledFor }
}
