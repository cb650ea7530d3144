import { knowledge, ownDetails } from '@tallgrass/brand'
import type { AssistantAnswer, AssistantPort, AssistantQuestion } from '@tallgrass/core'
import { withoutContactDetails } from '@tallgrass/domain'
import { bookingTypeFor } from '../booking-type-for.ts'
import { conductAnswer } from '../conduct/conduct-answer.ts'
import { ownAnswer } from '../own-answer.ts'
import { isForUs } from './is-for-us.ts'
import { ownTopicsIn } from './own-topics-in.ts'
import { understand } from './understand.ts'

/** Answers from the site's own passages, without leaving this process. Tells what is asked about one's own records. */
export function embeddedAssistant(): AssistantPort {
  return {
    async answer(question) {
      const message = withoutContactDetails(question.message, ownDetails)
      return (
        conductAnswer(question) ?? toOwnAnswer({ ...question, message }) ?? toAnswer({ ...question, message })
      )
    },
  }
}

const MAX_PASSAGES = 2
const SURE = 0.9

function toOwnAnswer(question: AssistantQuestion): AssistantAnswer | undefined {
  const topics = ownTopicsIn(question)
  return topics.length > 0 ? ownAnswer(topics, SURE) : undefined
}

function toAnswer(question: AssistantQuestion): AssistantAnswer {
  const { confidence, intent, passages, talk, wantsContact } = understand(question)
  const facts = { intent, wantsContact, confidence, suggestedBookingType: bookingTypeFor(intent, question) }
  if (talk) return { ...facts, kind: 'small-talk', talk }
  const cited = passages
    .slice(0, MAX_PASSAGES)
    .flatMap((id) => knowledge.find((passage) => passage.id === id) ?? [])
  if (cited.length === 0) return { ...facts, kind: 'unknown', asksUs: isForUs(question.message) }
  const text = cited.map((passage) => passage.text).join('\n\n')
  return { ...facts, kind: 'found', text, passages: cited.map(({ id }) => id) }
}
