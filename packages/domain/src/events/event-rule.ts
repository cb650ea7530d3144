import type { ContactRight } from '../contact-right.ts'
import type { AnyId, OrganizationId, UserId } from '../ids.ts'
import type { Instant } from '../instant.ts'

/** The records that an event can be about. */
export const eventEntities = ['lead', 'invitation', 'task', 'project', 'document', 'invoice'] as const
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
}

/** What one side is told, and where the rest stands. */
export interface Telling<Facts> {
  /** One sentence. Null if no one is to be told, or another event of the same moment tells them. */
  sentence(facts: Facts, wording: Wording): string | null
  /** A page of ours. */
  path(facts: Facts): string
  /** `own`: its verb sends a message of its own, because that carries a link or the law wants it. */
  mail: OptionalMail | 'own'
}

/** The contacts of an organization, only those with the right if one is named, or one person. */
export type ConcernedContacts = { organizationId: OrganizationId; right?: ContactRight } | { userId: UserId }

export interface EventRule<Facts> {
  about(facts: Facts): { entity: EventEntity; id: AnyId }
  administrators?: Telling<Facts>
  /** `concerns` returns null if no contact is concerned. */
  contacts?: Telling<Facts> & { concerns(facts: Facts): ConcernedContacts | null }
}
