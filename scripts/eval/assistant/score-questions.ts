import type { AssistantPort } from '@tallgrass/core'
import type { Question } from './evaluation-set.ts'
import { type Reply, talk } from './talk.ts'
import { uncitedClaims } from './uncited.ts'

interface ScoredQuestion {
  question: Question
  reply: Reply
  /** The first passage is right, or there is none for an unanswerable question. */
  right: boolean
}

const MIN_SURE_CONFIDENCE = 0.7

/** Asks each question as the first message of a conversation. */
export async function scoreQuestions(
  assistant: AssistantPort,
  questions: Question[],
): Promise<ScoredQuestion[]> {
  const scored: ScoredQuestion[] = []
  for (const question of questions) {
    const [reply] = await talk(assistant, [question.question])
    if (reply) scored.push({ question, reply, right: isRight(question, reply) })
  }
  return scored
}

function isRight({ answerable, passages }: Question, reply: Reply): boolean {
  const [first] = reply.passages
  return answerable ? first !== undefined && passages.includes(first) : first === undefined
}

/** The scores of one set of questions. */
export function figuresOf(scored: ScoredQuestion[]): [name: string, right: number, of: number][] {
  const answerable = scored.filter(({ question }) => question.answerable)
  const sure = scored.filter(({ reply }) => reply.facts.confidence >= MIN_SURE_CONFIDENCE)
  const leads = scored.filter(({ question }) => question.lead)
  const calls = scored.filter(({ question }) => question.bookingType)
  const casual = scored.filter(({ question }) =>
    ['small-talk', 'support', 'unknown'].includes(question.intent),
  )
  return [
    ['Right passage first', ...count(answerable, ({ right }) => right)],
    ['No passage for unanswerable questions', ...count(without(scored, answerable), ({ right }) => right)],
    [`Right if confidence is ${MIN_SURE_CONFIDENCE} or more`, ...count(sure, ({ right }) => right)],
    ['Intent', ...count(scored, ({ question, reply }) => question.intent === reply.intent)],
    ['Contact details requested right away', ...count(leads, ({ reply }) => reply.facts.requiresLeadCapture)],
    [
      'Right call suggested',
      ...count(calls, ({ question, reply }) => question.bookingType === reply.facts.suggestedBookingType),
    ],
    [
      'No contact or call offered needlessly',
      ...count(casual, ({ reply: { facts } }) => !facts.requiresLeadCapture && !facts.suggestedBookingType),
    ],
    ['Every claim has a source', ...count(scored, ({ reply }) => uncitedClaims(reply).length === 0)],
  ]
}

/** The recognition rate of each intent. */
export function figuresByIntent(scored: ScoredQuestion[]): [name: string, right: number, of: number][] {
  const groups = Object.groupBy(scored, ({ question }) => question.intent)
  return Object.entries(groups).map(([intent, group]) => [
    intent,
    ...count(group ?? [], ({ question, reply }) => question.intent === reply.intent),
  ])
}

export function failuresOf(scored: ScoredQuestion[]): ScoredQuestion[] {
  return scored.filter(({ question, reply, right }) => !right || question.intent !== reply.intent)
}

function count(
  scored: ScoredQuestion[],
  fits: (one: ScoredQuestion) => boolean,
): [right: number, of: number] {
  return [scored.filter(fits).length, scored.length]
}

function without(all: ScoredQuestion[], some: ScoredQuestion[]): ScoredQuestion[] {
  return all.filter((one) => !some.includes(one))
}
