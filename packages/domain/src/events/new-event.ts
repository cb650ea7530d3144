import type { AnyId, UserId } from '../ids.ts'
import type { EventFacts } from './event-facts.ts'
import type { EventKind } from './event-kinds.ts'
import type { ConcernedContacts, EventEntity, EventRule, Telling, Wording } from './event-rule.ts'
import { eventRules } from './event-rules.ts'

/** A sentence and the page that shows the rest. */
export interface ToldTo {
  sentence: string
  path: string
}

/** An event as it is stored: who is told, in words that stay true whatever becomes of the record. */
export interface NewEvent {
  kind: EventKind
  about: { entity: EventEntity; id: AnyId }
  administrators: ToldTo | null
  contacts: (ToldTo & { concerned: ConcernedContacts; mailedTo: UserId | null }) | null
  person: (ToldTo & { userId: UserId }) | null
}

export function newEvent<Kind extends EventKind>(
  kind: Kind,
  facts: EventFacts[Kind],
  wording: Wording,
): NewEvent {
  const rule: EventRule<EventFacts[Kind]> = eventRules[kind]
  const { administrators, contacts, person } = rule
  const concerned = contacts?.concerns(facts) ?? null
  const mailedTo = contacts?.mailedTo?.(facts) ?? null
  const toContacts = told(contacts, facts, wording)
  const toPerson = told(person, facts, wording)
  return {
    kind,
    about: rule.about(facts),
    administrators: told(administrators, facts, wording),
    contacts: concerned && toContacts && { ...toContacts, concerned, mailedTo },
    person: person && toPerson ? { ...toPerson, userId: person.concerns(facts) } : null,
  }
}

function told<Facts>(
  telling: Pick<Telling<Facts>, 'sentence' | 'path'> | undefined,
  facts: Facts,
  wording: Wording,
): ToldTo | null {
  const sentence = telling?.sentence(facts, wording) ?? null
  return telling && sentence !== null ? { sentence, path: telling.path(facts) } : null
}
