import { type CalendarDate, calendarDateAt, type Instant } from '@tallgrass/domain'
import { createContext, type ReactNode, startTransition, use, useEffect, useState } from 'react'
import type { Arrival } from './arrival'
import { formatDateTime, formatRelative } from './format'
import { formatRelativeDay } from './relative-day'
import { ownTimeZone } from './zoned-time'

const ArrivalContext = createContext<Arrival | undefined>(undefined)

/** Until it is hydrated, a page that the server rendered shows the server's moment and time zone. */
export function ReaderProvider({ arrival, children }: { arrival: Arrival | undefined; children: ReactNode }) {
  const [current, setCurrent] = useState(arrival)
  useEffect(() => {
    if (arrival) startTransition(() => setCurrent(undefined))
  }, [arrival])
  return <ArrivalContext value={current}>{children}</ArrivalContext>
}

export interface Reader {
  now: Date
  timeZone: string
  /** 'March 3, 2025 at 4:10 PM'. */
  dateTime: (instant: Instant) => string
  /** '3 days ago'. */
  relative: (instant: Instant) => string
  /** 'tomorrow'. */
  relativeDay: (day: CalendarDate) => string
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
    relativeDay: (day) => formatRelativeDay(day, today()),
    isAhead: (day) => day > today(),
  }
}

/** For parts that differ by what the server knew of the reader; undefined once the page is hydrated. */
export function useArrival(): Arrival | undefined {
  return use(ArrivalContext)
}
