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
  /** The same for the booking calendar. 0 is Sunday; days not listed are closed. */
  openings: [
    { weekday: 1, opens: '09:00', closes: '18:00' },
    { weekday: 2, opens: '09:00', closes: '18:00' },
    { weekday: 3, opens: '09:00', closes: '18:00' },
    { weekday: 4, opens: '09:00', closes: '18:00' },
    { weekday: 5, opens: '09:00', closes: '18:00' },
    { weekday: 6, opens: '10:00', closes: '14:00' },
  ],
} as const
