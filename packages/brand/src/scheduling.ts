/** Rules for booking calls; the opening hours are in hours.ts. */
export const scheduling = {
  /** Calls start on the hour and the half hour. */
  stepMinutes: 30,
  /** Kept free after each call, for notes and a break. */
  bufferMinutes: 15,
  /** The minimum time between booking and call. */
  noticeHours: 4,
  /** How far ahead calls can be booked. */
  horizonDays: 30,
} as const
