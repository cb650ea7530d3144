import type { AssistantAnswer } from '@tallgrass/core'
import type { OwnTopic } from '@tallgrass/domain'

/** The answer to a question about someone’s own records: what is asked, without any fact. */
export function ownAnswer(topics: readonly OwnTopic[], confidence: number): AssistantAnswer {
  const facts = { intent: 'support', wantsContact: false, suggestedBookingType: null, confidence } as const
  return { ...facts, kind: 'own', topics }
}
