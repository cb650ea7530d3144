/** How the business gives out its time: see hours.ts for when it is open. */
export const scheduling = {
  /** Calls begin on the hour and on the half hour. */
  stepMinutes: 30,
  /** Kept free after each call, for notes and a breath. */
  bufferMinutes: 15,
  /** Nobody books a call that begins sooner. */
  noticeHours: 4,
  /** Nobody books a call that is further away. */
  horizonDays: 30,
} as const
