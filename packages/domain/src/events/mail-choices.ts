import type { Role } from '../role.ts'
import { type MailKind, mailKinds, WEEK_MAIL } from './event-kinds.ts'
import type { MailTime, OptionalMail } from './event-rule.ts'
import { eventRules } from './event-rules.ts'

/** A mail that people choose to get, about a kind of event or the week. */
export interface MailChoice extends OptionalMail {
  kind: MailKind
  /** About messages that colleagues get. */
  ofColleagues?: true
}

const week: MailChoice = { kind: WEEK_MAIL, label: 'The week in figures, on Monday morning', time: 'now' }

/** Every mail that someone of this role chooses to get, in the order of the catalogue. */
export function mailChoicesOf(role: Role): MailChoice[] {
  return mailKinds.flatMap((kind) => mailChoiceOf(role, kind) ?? [])
}

/**
 * Undefined if someone of this role gets no mail about it, or one that is always sent. So is a kind that only a newer
 * release knows.
 */
export function mailChoiceOf(role: Role, kind: MailKind): MailChoice | undefined {
  if (kind === WEEK_MAIL) return role === 'ADMIN' ? week : undefined
  const tellings: Tellings | undefined = eventRules[kind]
  const ofRole = role === 'ADMIN' ? tellings?.administrators : tellings?.contacts
  const mail = (tellings?.person ? ofOwn(tellings.person, role) : ofRole)?.mail
  if (!mail || mail === 'own') return undefined
  const ofColleagues = role === 'CLIENT' && tellings?.contacts?.mailedTo !== undefined
  return { kind, ...mail, ...(ofColleagues && { ofColleagues }) }
}

/** When someone gets this mail; `chosen` is null if they made no choice. */
export function mailTimeOf(choice: MailChoice | undefined, chosen: MailTime | null | undefined): MailTime {
  return choice ? (chosen ?? choice.time) : 'never'
}

function ofOwn(person: Mailed & { role?: Role }, role: Role): Mailed | undefined {
  return (person.role ?? role) === role ? person : undefined
}

interface Mailed {
  mail: OptionalMail | 'own'
}

interface Tellings {
  administrators?: Mailed | undefined
  contacts?: (Mailed & { mailedTo?: unknown }) | undefined
  person?: (Mailed & { role?: Role }) | undefined
}
