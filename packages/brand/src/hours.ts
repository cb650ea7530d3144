import { openings } from './openings.ts'

/** Opening hours, in `timeZone`. */
export const hours = {
  timeZone: 'America/Chicago',
  /** Shown after the times. */
  timeZoneLabel: 'CST',
  /** Support replies within this many hours. */
  replyWithinHours: 24,
  /** As shown on the help page. */
  lines: [
    { days: 'Mon-Fri', hours: '9-6' },
    { days: 'Sat', hours: '10-2' },
    { days: 'Sun', hours: 'closed' },
  ],
  /** The same for the booking calendar. */
  openings,
  /** Closed all day on federal holidays, and on the days on which they are observed. */
  closedOnFederalHolidays: true as boolean,
  /** Shown below `lines` if that is so. */
  holidays: { days: 'Federal holidays', hours: 'closed' },
} as const

/** Everything that is shown about the opening hours. */
export function shownHours() {
  return hours.closedOnFederalHolidays ? [...hours.lines, hours.holidays] : hours.lines
}
