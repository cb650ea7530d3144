import type { Passage } from '@tallgrass/brand'
import type { AssistantAnswer, AssistantQuestion } from '@tallgrass/core'
import { assistantIntents, MAX_OWN_TOPICS, ownTopics, topicsFor } from '@tallgrass/domain'
import { z } from 'zod'
import { bookingTypeFor } from '../booking-type-for.ts'
import { isForUs } from '../embedded/is-for-us.ts'
import { smallTalkIn } from '../embedded/small-talk-in.ts'
import { ownAnswer } from '../own-answer.ts'

export const modelAnswer = z.object({
  intent: z.enum(assistantIntents),
  wantsContact: z.boolean(),
  answer: z.string().max(1200),
  passages: z.array(z.string()).max(8),
})

/** The model also tells what someone signed in asks about their own records. It never gets one of them. */
export const signedInAnswer = modelAnswer.extend({ own: z.array(z.enum(ownTopics)).max(MAX_OWN_TOPICS) })
export type ModelAnswer = z.infer<typeof modelAnswer> & Partial<z.infer<typeof signedInAnswer>>

/** The model's answer is not supported by the passages it was given. */
export class UnfoundedAnswer extends Error {}

const KNOWN_CONFIDENCE = 0.85
const UNKNOWN_CONFIDENCE = 0.2

/** Throws UnfoundedAnswer unless the passages given to the model support its answer. */
export function toAnswer(
  { answer, intent, own = [], passages, wantsContact }: ModelAnswer,
  { given, question }: { given: readonly Passage[]; question: AssistantQuestion },
): AssistantAnswer {
  const topics = question.role ? topicsFor(question.role, own) : []
  if (topics.length > 0) return ownAnswer(topics, KNOWN_CONFIDENCE)
  const facts = { intent, wantsContact, suggestedBookingType: bookingTypeFor(intent, question) }
  if (intent === 'small-talk') {
    return {
      ...facts,
      kind: 'small-talk',
      talk: smallTalkIn(question.message) ?? 'other',
      confidence: KNOWN_CONFIDENCE,
    }
  }
  if (intent === 'unknown') {
    return { ...facts, kind: 'unknown', asksUs: isForUs(question.message), confidence: UNKNOWN_CONFIDENCE }
  }
  const cited = given.filter(({ id }) => passages.includes(id))
  if (cited.length === 0 || cited.length < new Set(passages).size) {
    throw new UnfoundedAnswer('The model cited passages it was not given')
  }
  ensureFounded(answer, cited)
  return {
    ...facts,
    kind: 'found',
    text: answer,
    passages: [...new Set(passages)],
    confidence: KNOWN_CONFIDENCE,
  }
}

/** Throws UnfoundedAnswer for a number, address or link that no cited passage contains. */
function ensureFounded(answer: string, cited: readonly Passage[]): void {
  const source = cited.flatMap(({ details = [], text, title }) => [title, text, ...details]).join('\n')
  const claims = answer.match(/\d[\d.,:%-]*\d|\d|\S+@\S+|\bwww\.\S+|\S+:\/\/\S*|\$/g) ?? []
  if (!answer.trim() || claims.some((claim) => !source.includes(claim))) {
    throw new UnfoundedAnswer('The model said what its passages do not')
  }
}
