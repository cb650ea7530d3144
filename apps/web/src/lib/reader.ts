import { type CalendarDate, calendarDateAt, type Instant } from '@tallgrass/domain'
import { use } from 'react'
import { ArrivalContext } from './arrival'
import { formatDateTime, formatRelative } from './format'
import { ownTimeZone } from './own-time-zone'
import { formatRelativeDay } from './relative-day'

export interface Reader {
  now: Date
  timeZone: string
  /** 'March 3, 2025 at 4:10 PM'. */
  dateTime: (instant: Instant) => string
  /** '3 days ago'. */
  relative: (instant: Instant) => string
  /** 'tomorrow'. */
  relativeDay: (day: CalendarDate) => string
  /** The date in the reader's time zone. */
  today: () => CalendarDate
  /** True for a day after today. */
  isAhead: (day: CalendarDate) => boolean
}

/** The reader's time and time zone, and words that depend on them. Components use nothing else to show times. */
export function useReader(): Reader {
  const arrival = use(ArrivalContext)
  const now = arrival ? new Date(arrival.at) : new Date()
  const timeZone = arrival?.timeZone ?? ownTimeZone()
  const today = () => calendarDateAt(now, timeZone)
  return {
    now,
    timeZone,
    dateTime: (instant) => formatDateTime(instant, timeZone),
    relative: (instant) => formatRelative(instant, now),
    today,
    relativeDay: (day) => formatRelativeDay(day, today()),
    isAhead: (day) => day > today(),
  }
}
