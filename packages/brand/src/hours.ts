/** When the business is open. Times are local to `timeZone`. */
export const hours = {
  timeZone: 'America/Chicago',
  /** What people read behind the times. */
  timeZoneLabel: 'CST',
  /** Support answers within this many hours. */
  replyWithinHours: 24,
  /** As shown on the help page. */
  lines: [
    { days: 'Mon-Fri', hours: '9-6' },
    { days: 'Sat', hours: '10-2' },
    { days: 'Sun', hours: 'closed' },
  ],
  /** The same for the appointment calendar: 0 is Sunday; a day that is missing is closed. */
  openings: [
    { weekday: 1, opens: '09:00', closes: '18:00' },
    { weekday: 2, opens: '09:00', closes: '18:00' },
    { weekday: 3, opens: '09:00', closes: '18:00' },
    { weekday: 4, opens: '09:00', closes: '18:00' },
    { weekday: 5, opens: '09:00', closes: '18:00' },
    { weekday: 6, opens: '10:00', closes: '14:00' },
  ],
} as const
