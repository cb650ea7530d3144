import { ownSubjects, subjects } from '@tallgrass/brand'
import type { AssistantQuestion } from '@tallgrass/core'
import { type OwnTopic, ownTopics, topicsFor } from '@tallgrass/domain'
import { isOffTopic } from './is-off-topic.ts'
import { ranker } from './likely-subjects.ts'
import { smallTalkIn } from './small-talk-in.ts'

interface AnySubject {
  /** Null for a subject of the site. */
  topic: OwnTopic | null
  examples: readonly string[]
}

/** A client’s question is about their own records, or about anything that visitors ask except how to sign in. */
const all: AnySubject[] = [
  ...ownTopics.map((topic) => ({ topic, examples: ownSubjects[topic] })),
  ...subjects.filter(({ intent }) => intent !== 'support').map(({ examples }) => ({ topic: null, examples })),
]
const likely = ranker(all)

/** Someone signed in asks about their own records more often than about the site. */
const OWN_WEIGHT = 5
/** Below this, a message merely contains similar words, or none. */
const MIN_PROBABILITY = 0.1
/** For a message that contains an off-topic word, and for each of several questions in one message. */
const MIN_CLEAR_PROBABILITY = 0.5

/** What someone signed in asks about their own records; empty if the site answers, or nothing does. */
export function ownTopicsIn({ message, role }: AssistantQuestion): OwnTopic[] {
  if (!role || smallTalkIn(message)) return []
  const parts = message.split(/\band\b|&|[?.!]+/iu).filter((part) => part.trim())
  const clear = parts.length > 1 ? parts.map((part) => topicOf(part, MIN_CLEAR_PROBABILITY)) : []
  const found = clear.flatMap((topic) => topic ?? [])
  if (found.length > 1 && found.length === clear.length) return topicsFor(role, found)
  const topic = topicOf(message, isOffTopic(message) ? MIN_CLEAR_PROBABILITY : MIN_PROBABILITY)
  return topic ? topicsFor(role, [topic]) : []
}

function topicOf(message: string, minimum: number): OwnTopic | undefined {
  const ranked = likely(message)
  const own = ranked.find(({ subject }) => subject.topic !== null)
  const other = ranked.find(({ subject }) => subject.topic === null)
  if (!own || own.probability < minimum) return undefined
  const isOwn = OWN_WEIGHT * own.probability > (other?.probability ?? 0)
  return isOwn ? (own.subject.topic ?? undefined) : undefined
}
