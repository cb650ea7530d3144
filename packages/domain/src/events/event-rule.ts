import type { ContactRight } from '../contact-right.ts'
import type { AnyId, OrganizationId, UserId } from '../ids.ts'
import type { Instant } from '../instant.ts'

/** How soon an event is mailed to someone: right away, in the mail of the day, or not at all. */
export const mailChoices = ['immediately', 'daily', 'never'] as const
export type MailChoice = (typeof mailChoices)[number]

/** The records that an event can be about. Events about one record that follow each other make one mail. */
export const eventEntities = ['lead', 'invitation', 'task', 'project', 'document', 'invoice'] as const
export type EventEntity = (typeof eventEntities)[number]

/** How times read in a sentence: in the business's time zone, with its name. */
export interface Wording {
  instant(at: Instant): string
}

/** What one side is told, and where the rest stands. */
interface Telling<Facts> {
  /** One sentence. Null if another event of the same moment says it. */
  sentence(facts: Facts, wording: Wording): string | null
  /** A page of ours. */
  path(facts: Facts): string
  /** Until the reader chooses something else. */
  mail: MailChoice
}

/** The contacts of an organization, only those with the right if one is named, or one person. */
export type ConcernedContacts = { organizationId: OrganizationId; right?: ContactRight } | { userId: UserId }

export interface EventRule<Facts> {
  /** For the settings, after 'Email me about'. */
  label: string
  about(facts: Facts): { entity: EventEntity; id: AnyId }
  administrators?: Telling<Facts>
  /** `concerns` returns null if no contact is concerned. */
  contacts?: Telling<Facts> & { concerns(facts: Facts): ConcernedContacts | null }
}
