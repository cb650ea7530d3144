import { DAY_S } from '@tallgrass/domain'

const MINUTE = 60
const HOUR = 60 * MINUTE

/** `points` uses are allowed in `seconds`; processes draw `drawn` of them at once and spend them from memory. */
export interface LimitRule {
  points: number
  seconds: number
  drawn?: number
}

export const limitRules = {
  /** Failures, by account, through whichever of the sign-in calls. */
  signInAccount: { points: 10, seconds: 15 * MINUTE },
  /** Failures, by address. */
  signInAddress: { points: 50, seconds: 15 * MINUTE },
  /** Wrong current passwords, by session: what strangers try elsewhere is not counted here. */
  passwordChange: { points: 10, seconds: 15 * MINUTE },
  registration: { points: 20, seconds: HOUR },
  passwordReset: { points: 3, seconds: HOUR },
  /** Leads, waitlist and bookings together, by address. */
  visitorForm: { points: 20, seconds: HOUR },
  /** Messages to the assistant, by conversation. */
  chatMinute: { points: 20, seconds: MINUTE },
  chatDay: { points: 200, seconds: DAY_S },
  /** Questions to the provider whether somebody has paid, by session. */
  paymentLook: { points: 1, seconds: 5 },
  /** Every request, by address. Drawn in lots: a write for each request would cost more than most requests. */
  request: { points: 600, seconds: MINUTE, drawn: 20 },
} as const satisfies Record<string, LimitRule>

export type LimitName = keyof typeof limitRules
