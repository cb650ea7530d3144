import type { AssistantIntent, BookingType, OwnTopic, Role } from '@tallgrass/domain'
import type { Guard } from './provider-call.ts'

export interface ChatTurn {
  role: 'user' | 'assistant'
  content: string
}

/** The message and the turns before it, oldest first. Nothing else about the visitor, and no record of a client. */
export interface AssistantQuestion {
  message: string
  turns: readonly ChatTurn[]
  /** Of someone signed in, who may also ask about their own records. */
  role?: Role | undefined
}

export type SmallTalk = 'hello' | 'wellbeing' | 'thanks' | 'goodbye' | 'identity' | 'other'

interface AnswerFacts {
  intent: AssistantIntent
  /** The visitor wants to get started, see a demo or get a call. */
  wantsContact: boolean
  suggestedBookingType: BookingType | null
  /** 0 to 1. */
  confidence: number
}

/** The assistant's answer to a message. The caller adds links, offers and forms. */
export type AssistantAnswer = AnswerFacts &
  (
    | {
        kind: 'found'
        text: string
        /** The ids of the passages that support the text, best first. Without one, the text is not shown. */
        passages: readonly string[]
        /** The message was angry. */
        apologizes?: true
      }
    | { kind: 'small-talk'; talk: SmallTalk }
    /** `asksUs`: it is about the business, so that a person can answer. */
    | { kind: 'unknown'; asksUs: boolean }
    /** The message is an order to the assistant. */
    | { kind: 'no-orders' }
    | { kind: 'spanish' }
    /** The message only tells contact details, or asks for the form. */
    | { kind: 'form' }
    /** Someone signed in asks about their own records. The caller reads and words them. */
    | { kind: 'own'; topics: readonly OwnTopic[] }
  )

/** Answers visitors, and tells what signed-in people ask about their own records. */
export interface AssistantPort {
  /** True if it asks a language model first. */
  asksModel?: true
  /** Calls to an outside service go through the guard. */
  answer(question: AssistantQuestion, guard?: Guard): Promise<AssistantAnswer>
}
