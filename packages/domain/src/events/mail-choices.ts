import type { Role } from '../role.ts'
import { type EventKind, type MailKind, mailKinds, WEEK_MAIL } from './event-kinds.ts'
import type { EventMail, MailTime, OptionalMail } from './event-rule.ts'
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
  const mail = mailOf(role, kind)
  if (!mail || mail === 'own' || mail === 'always') return undefined
  const contacts = tellingsOf(kind)?.contacts
  const ofColleagues = role === 'CLIENT' && contacts?.mailedTo !== undefined
  return { kind, ...mail, ...(ofColleagues && { ofColleagues }) }
}

interface Chosen {
  role: Role
  kind: MailKind
  /** Null if they made no choice. */
  chosen: MailTime | null
}

/** When someone gets a mail of this kind. */
export function mailTimeOf({ chosen, kind, role }: Chosen): MailTime {
  const choice = mailChoiceOf(role, kind)
  if (choice) return chosen ?? choice.time
  return kind !== WEEK_MAIL && mailOf(role, kind) === 'always' ? 'now' : 'never'
}

interface Happened {
  role: Role
  kind: MailKind
  happenedAt: Date
}

/** When what happened may be mailed: now, or once it can no longer be taken back. */
export function heldUntil({ happenedAt, kind, role }: Happened, now: Date): Date {
  const waitMs = mailChoiceOf(role, kind)?.waitMs ?? 0
  const until = happenedAt.getTime() + waitMs
  // It may have been dated by a clock that was ahead.
  return new Date(Math.max(now.getTime(), Math.min(until, now.getTime() + waitMs)))
}

function mailOf(role: Role, kind: EventKind): EventMail | undefined {
  const tellings = tellingsOf(kind)
  const ofRole = role === 'ADMIN' ? tellings?.administrators : tellings?.contacts
  return (tellings?.person ? ofOwn(tellings.person, role) : ofRole)?.mail
}

function tellingsOf(kind: EventKind): Tellings | undefined {
  return eventRules[kind]
}

function ofOwn(person: Mailed & { role?: Role }, role: Role): Mailed | undefined {
  return (person.role ?? role) === role ? person : undefined
}

interface Mailed {
  mail: EventMail
}

interface Tellings {
  administrators?: Mailed | undefined
  contacts?: (Mailed & { mailedTo?: unknown }) | undefined
  person?: (Mailed & { role?: Role }) | undefined
}
