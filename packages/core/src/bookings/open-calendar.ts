import { bookingTypes as calls, hours, scheduling } from '@tallgrass/brand'
import { type Db, isExclusionViolation, listTakenTimes, lockCalendar } from '@tallgrass/db'
import {
  AppError,
  type BookingId,
  type BookingType,
  callTimes,
  type SlotQuery,
  slotStateAt,
} from '@tallgrass/domain'

interface CalendarView {
  type: BookingType
  now: Date
  /** The booking that is being moved; its own time counts as free. */
  except?: BookingId | undefined
}

/** The business's hours, rules and taken times. */
export async function calendarAt(db: Db, { except, now, type }: CalendarView): Promise<SlotQuery> {
  const taken = await listTakenTimes(db, { since: now, except })
  return {
    hours,
    rules: scheduling,
    minutes: calls[type].minutes,
    now,
    taken: taken.map(({ blockedUntil, scheduledFor }) => ({ start: scheduledFor, until: blockedUntil })),
  }
}

/**
 * Locks the calendar and returns an open time's columns. Throws CONFLICT if it is taken, INVALID if it was
 * never open.
 */
export async function claimTime(db: Db, { start, ...view }: CalendarView & { start: string }) {
  await lockCalendar(db)
  const at = new Date(start)
  const state = slotStateAt(await calendarAt(db, view), at)
  if (state === 'taken') throw timeTaken()
  if (state === 'closed')
    throw new AppError('INVALID', 'This time is not available. Please choose another.', {
      issues: [{ path: 'start', message: 'This time is not available' }],
    })
  const { blockedUntil, endsAt } = callTimes(at, calls[view.type].minutes, scheduling)
  return { scheduledFor: at, endsAt, blockedUntil, timeChosenAt: view.now }
}

/** Runs work that takes a time, and translates the table's overlap violation into a CONFLICT. */
export async function refuseOverlaps<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw isExclusionViolation(error, 'bookings_time_taken') ? timeTaken(error) : error
  }
}

function timeTaken(cause?: unknown): AppError {
  return new AppError('CONFLICT', 'This time has just been taken. Please choose another.', { cause })
}
