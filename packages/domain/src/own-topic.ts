import type { Role } from './role.ts'

/** What signed-in people ask about their own records. */
export const ownTopics = [
  'waiting',
  'due',
  'paid',
  'open',
  'invoices',
  'documents',
  'calls',
  'progress',
  'rights',
  'account',
  'support',
] as const
export type OwnTopic = (typeof ownTopics)[number]

/** A reply answers at most this many topics. */
export const MAX_OWN_TOPICS = 2

/** An administrator sees everything on the screens; the assistant tells them only what waits. */
const topicsByRole: Record<Role, readonly OwnTopic[]> = { ADMIN: ['waiting'], CLIENT: ownTopics }

/** The topics that the assistant answers for this role. */
export function topicsOf(role: Role): readonly OwnTopic[] {
  return topicsByRole[role]
}

/** Those of the topics that the assistant answers for this role, each once, at most `MAX_OWN_TOPICS`. */
export function topicsFor(role: Role, topics: readonly OwnTopic[]): OwnTopic[] {
  return [...new Set(topics)].filter((topic) => topicsOf(role).includes(topic)).slice(0, MAX_OWN_TOPICS)
}
