import type { AssistantIntent, BookingType } from '@tallgrass/domain'
import type { Guard } from './provider-call.ts'

export interface ChatTurn {
  role: 'user' | 'assistant'
  content: string
}

/** What was asked and what was said before it, oldest first. Nothing else about the visitor. */
export interface AssistantQuestion {
  message: string
  turns: readonly ChatTurn[]
}

export type SmallTalk = 'hello' | 'wellbeing' | 'thanks' | 'goodbye' | 'identity' | 'other'

interface AnswerFacts {
  intent: AssistantIntent
  /** They want to begin, to be shown something or to be called. */
  wantsContact: boolean
  suggestedBookingType: BookingType | null
  /** 0 to 1. */
  confidence: number
}

/** What the assistant makes of a message. Links, offers and forms are added by whoever asked. */
export type AssistantAnswer = AnswerFacts &
  (
    | {
        kind: 'found'
        text: string
        /** The ids of the passages on which the text rests, the best first. Without one it is not said. */
        passages: readonly string[]
      }
    | { kind: 'small-talk'; talk: SmallTalk }
    | { kind: 'unknown' }
  )

/** Who answers visitors. */
export interface AssistantPort {
  /** Whether a language model is asked first. */
  asksModel?: true
  /** What it asks of an outside service goes through the guard. */
  answer(question: AssistantQuestion, guard?: Guard): Promise<AssistantAnswer>
}
