import type { ContactRight } from '../contact-right.ts'
import type { AnyId, OrganizationId, UserId } from '../ids.ts'
import type { Instant } from '../instant.ts'
import type { Role } from '../role.ts'

/** The records that an event can be about. */
export const eventEntities = [
  'lead',
  'conversation',
  'invitation',
  'task',
  'project',
  'document',
  'invoice',
  'user',
  'webhook',
] as const
export type EventEntity = (typeof eventEntities)[number]

/** How times read in a sentence: in the business's time zone, with its name. */
export interface Wording {
  instant(at: Instant): string
}

/** When someone gets a mail about an event: at once, in a summary of the day, or never. */
export const mailTimes = ['now', 'daily', 'never'] as const
export type MailTime = (typeof mailTimes)[number]

/** A mail that people choose to get. */
export interface OptionalMail {
  /** Names the event on the page on which they choose. */
  label: string
  /** Until they choose. */
  time: MailTime
  /** Worth a mail within seconds; other events of one matter wait for each other. */
  urgent?: true
  /** Not before the hour of the summaries, where the reader is. */
  daytime?: true
  /** Not before this time has passed, because it may be taken back until then. */
  waitMs?: number
}

/**
 * `own`: its verb sends a message of its own, because that carries a link or the law wants it. `always`: it is mailed at
 * once, and people cannot choose, because it concerns the security of accounts.
 */
export type EventMail = OptionalMail | 'own' | 'always'

/** What one side is told, and where the rest stands. */
export interface Telling<Facts> {
  /** One sentence. Null if no one is to be told, or another event of the same moment tells them. */
  sentence(facts: Facts, wording: Wording): string | null
  /** A page of ours. */
  path(facts: Facts): string
  mail: EventMail
}

/** The contacts of an organization, only those with the right if one is named, or one person. */
export type ConcernedContacts = { organizationId: OrganizationId; right?: ContactRight } | { userId: UserId }

export interface ToldContacts<Facts> extends Telling<Facts> {
  /** Null if no contact is concerned. */
  concerns(facts: Facts): ConcernedContacts | null
  /** The one to whom the verb sends a message of its own: only the others get a mail about the event. */
  mailedTo?(facts: Facts): UserId | null
}

/** Someone of either role, of their own account. They are told even of what they did, because someone else may have done it. */
export interface ToldPerson<Facts> extends Telling<Facts> {
  /** If it happens to people of one role alone. */
  role?: Role
  concerns(facts: Facts): UserId
}

interface Rule<Facts> {
  about(facts: Facts): { entity: EventEntity; id: AnyId }
}

/** An event concerns both sides, or the owner of an account alone. */
export type EventRule<Facts> = Rule<Facts> &
  (
    | { administrators?: Telling<Facts>; contacts?: ToldContacts<Facts>; person?: never }
    | { administrators?: never; contacts?: never; person: ToldPerson<Facts> }
  )
