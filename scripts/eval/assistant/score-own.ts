import { isDeepStrictEqual } from 'node:util'
import type { AssistantPort } from '@tallgrass/core'
import { ownTopics } from '@tallgrass/domain'
import type { OwnQuestion } from './own-set.ts'

interface ScoredOwn {
  question: OwnQuestion
  /** What the assistant understood; empty if it did not take it for a question about the client's own records. */
  understood: readonly string[]
  right: boolean
}

/** Asks each question as the first message of a signed-in client. */
export async function scoreOwn(assistant: AssistantPort, questions: OwnQuestion[]): Promise<ScoredOwn[]> {
  const scored: ScoredOwn[] = []
  for (const question of questions) {
    const answer = await assistant.answer({ message: question.question, turns: [], role: 'CLIENT' })
    const understood = answer.kind === 'own' ? answer.topics : []
    scored.push({ question, understood, right: isDeepStrictEqual(understood, question.topics) })
  }
  return scored
}

/** The scores of each topic. */
export function figuresByTopic(scored: ScoredOwn[]): [name: string, right: number, of: number][] {
  return [...ownTopics, 'none'].map((topic) => {
    const ofTopic = scored.filter(({ question }) => (question.topics[0] ?? 'none') === topic)
    return [topic, ofTopic.filter(({ right }) => right).length, ofTopic.length]
  })
}
