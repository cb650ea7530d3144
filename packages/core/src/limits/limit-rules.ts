import { DAY_S } from '@tallgrass/domain'

const MINUTE = 60
const HOUR = 60 * MINUTE

/**
 * `points` uses are allowed per `seconds`. With `drawn`, processes draw that many in one lot and count them
 * in memory.
 */
export interface LimitRule {
  points: number
  seconds: number
  drawn?: number
  /** What was used up, in a sentence for the caller. */
  refusal?: string
}

export const limitRules = {
  /** Failures, by account, over all sign-in calls. */
  signInAccount: { points: 10, seconds: 15 * MINUTE },
  /** Failures, by address. */
  signInAddress: { points: 50, seconds: 15 * MINUTE },
  /** Wrong current passwords, by session, so that attempts from other sessions do not count. */
  passwordChange: { points: 10, seconds: 15 * MINUTE },
  /** Changes of an address that people ask for: each mails someone. */
  emailChange: { points: 5, seconds: HOUR, refusal: 'You can ask for a new address 5 times an hour.' },
  /** Links that confirm the address of an account, by account. */
  emailConfirmation: {
    points: 3,
    seconds: HOUR,
    refusal: 'We can send the link again 3 times an hour.',
  },
  /** Pictures that a person sends: each is decoded. */
  picture: { points: 30, seconds: HOUR, refusal: 'You can change your picture 30 times an hour.' },
  /** Wrong codes and passwords of people who confirm who they are, by session. */
  proof: { points: 10, seconds: 15 * MINUTE },
  registration: { points: 20, seconds: HOUR },
  passwordReset: { points: 3, seconds: HOUR },
  signInLink: { points: 3, seconds: HOUR },
  /** Leads, waitlist and bookings together, by address. */
  visitorForm: { points: 20, seconds: HOUR },
  /** Messages to the assistant, by conversation. */
  chatMinute: { points: 20, seconds: MINUTE },
  chatDay: { points: 200, seconds: DAY_S },
  /** Links into a conversation, by address. */
  chatLink: { points: 30, seconds: HOUR },
  /** Invitations that contacts send, by organization. */
  colleagueInvitation: { points: 20, seconds: DAY_S, refusal: 'A company can send 20 invitations a day.' },
  /** Archives of projects, by person: each reads every file of a project. */
  archive: { points: 20, seconds: HOUR, refusal: 'You can download 20 archives an hour.' },
  /** Copies of one's own data, by person. */
  dataExport: { points: 5, seconds: DAY_S, refusal: 'You can ask for 5 copies a day.' },
  /** Payment status checks with the provider, by session. */
  paymentLook: { points: 1, seconds: 5 },
  /** Every request with an API key, by key instead of by address. */
  apiKey: {
    points: 600,
    seconds: MINUTE,
    drawn: 20,
    refusal: 'An API key can make 600 requests a minute.',
  },
  /**
   * Every request, by address. Drawn in lots: a write for each request would cost more than most requests.
   */
  request: { points: 600, seconds: MINUTE, drawn: 20 },
} as const satisfies Record<string, LimitRule>

export type LimitName = keyof typeof limitRules
