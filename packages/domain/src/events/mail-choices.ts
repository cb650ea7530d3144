import type { Role } from '../role.ts'
import { type EventKind, eventKinds } from './event-kinds.ts'
import type { OptionalMail } from './event-rule.ts'
import { eventRules } from './event-rules.ts'

/** A mail about a kind of event that people choose to get. */
export interface MailChoice extends OptionalMail {
  kind: EventKind
}

/** Every mail that someone of this role chooses to get, in the order of the catalogue. */
export function mailChoicesOf(role: Role): MailChoice[] {
  return eventKinds.flatMap((kind) => mailChoiceOf(role, kind) ?? [])
}

/** Undefined if someone of this role gets no mail about it, or one that is always sent. */
export function mailChoiceOf(role: Role, kind: EventKind): MailChoice | undefined {
  const { administrators, contacts }: Tellings = eventRules[kind]
  const mail = (role === 'ADMIN' ? administrators : contacts)?.mail
  return mail && mail !== 'own' ? { kind, ...mail } : undefined
}

type Tellings = { [Side in 'administrators' | 'contacts']?: { mail: OptionalMail | 'own' } | undefined }
