import { AppError } from './errors.ts'
import { defineFlow } from './flow.ts'
import type { UserId } from './ids.ts'
import type { Instant } from './instant.ts'

/**
 * Who answers a visitor. While they wait for a person, the assistant still does. A closed conversation goes back to the
 * assistant as soon as the visitor writes.
 */
export const conversationFlow = defineFlow('conversation', {
  assistant: { ask: 'waiting', takeOver: 'person', close: 'closed', handle: 'assistant' },
  waiting: { takeOver: 'person', close: 'closed', handle: 'assistant' },
  person: { handBack: 'assistant', release: 'waiting', close: 'closed' },
  closed: { ask: 'waiting', write: 'assistant', takeOver: 'person', handle: 'closed' },
})

export const conversationStatuses = ['assistant', 'waiting', 'person', 'closed'] as const
export type ConversationStatus = (typeof conversationStatuses)[number]

/** The two sides of a conversation that can be there and type. */
export const chatSides = ['visitor', 'person'] as const
export type ChatSide = (typeof chatSides)[number]

/** `link`: in a mail. `browser`: of a browser that followed one. */
export const chatTokenKinds = ['link', 'browser'] as const
export type ChatTokenKind = (typeof chatTokenKinds)[number]

/** A person of whom nothing was heard for that many seconds no longer counts as here. */
export const PERSON_TTL = 120
/** Screens say that often that someone is there, in seconds. */
export const PRESENCE_EVERY = 20
/** Someone of whom nothing was heard for that many seconds has left. Triggers in the database count the same. */
export const PRESENCE_TTL = 45
/** Someone who pauses for that many seconds is no longer typing. */
export const TYPING_TTL = 7
/** Presence is written at most once in that many seconds. */
export const PRESENCE_PAUSE = 3

/** Answers to someone who has left wait that many seconds for the visitor to come back, and for further answers. */
export const ANSWER_MAIL_DELAY = 60
/** From one mail with answers to the next of the same conversation, in seconds. */
export const ANSWER_MAIL_PAUSE = 300
/** How long the link in such a mail works, in days. */
export const CHAT_LINK_DAYS = 14

export interface Presence {
  seenAt: Instant
  typingAt: Instant | null
}

/** True while their screen says so. An instant far in the future was written while the clock was ahead. */
export function isHere(presence: Presence | undefined, now: Date): boolean {
  return presence !== undefined && isWithin(presence.seenAt, now, PRESENCE_TTL)
}

/** The same for the person who has taken over: they may look at something else in between. */
export function personIsHere(presence: Presence | undefined, now: Date): boolean {
  return presence !== undefined && isWithin(presence.seenAt, now, PERSON_TTL)
}

export function isTyping(presence: Presence | undefined, now: Date): boolean {
  const typingAt = presence?.typingAt
  return typingAt !== undefined && typingAt !== null && isWithin(typingAt, now, TYPING_TTL)
}

function isWithin(at: Instant, now: Date, seconds: number): boolean {
  return Math.abs(now.getTime() - Date.parse(at)) <= seconds * 1000
}

/** Throws CONFLICT unless this administrator has taken over the conversation. `by`: the name of who has. */
export function ensureAnswers(
  conversation: { state: ConversationStatus; personId: UserId | null; by: string | null },
  userId: UserId,
): void {
  const { by, personId, state } = conversation
  if (state !== 'person') throw new AppError('CONFLICT', 'Take over the conversation before you answer.')
  if (personId !== userId) throw takenOver(by)
}

/** The refusal for an administrator who came second. */
export function takenOver(by: string | null): AppError {
  return new AppError('CONFLICT', `${by ?? 'Someone else'} has already taken over this conversation.`)
}

/** "Ruth" of "Ruth Calder". */
export function firstNameOf(name: string): string {
  return name.trim().split(/\s+/)[0] ?? name
}
