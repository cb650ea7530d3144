import type { AssistantPort } from '@tallgrass/core'
import type { Question } from './evaluation-set.ts'
import { type Reply, talk } from './talk.ts'
import { uncitedClaims } from './uncited.ts'

interface Scored {
  question: Question
  reply: Reply
  /** The right passage first, or none where there is none. */
  right: boolean
}

const SURE = 0.7

/** Each question as the first message of a conversation. */
export async function scoreQuestions(assistant: AssistantPort, questions: Question[]): Promise<Scored[]> {
  const scored: Scored[] = []
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

/** The figures of one half. */
export function figuresOf(scored: Scored[]): [name: string, right: number, of: number][] {
  const answerable = scored.filter(({ question }) => question.answerable)
  const sure = scored.filter(({ reply }) => reply.facts.confidence >= SURE)
  const leads = scored.filter(({ question }) => question.lead)
  const calls = scored.filter(({ question }) => question.bookingType)
  const left = scored.filter(({ question }) => ['small-talk', 'support', 'unknown'].includes(question.intent))
  return [
    ['Right passage first', ...count(answerable, ({ right }) => right)],
    ['No passage where there is none', ...count(without(scored, answerable), ({ right }) => right)],
    [`Right where confidence is ${SURE} or more`, ...count(sure, ({ right }) => right)],
    ['Intent', ...count(scored, ({ question, reply }) => question.intent === reply.intent)],
    ['Address asked for at once', ...count(leads, ({ reply }) => reply.facts.requiresLeadCapture)],
    [
      'Right call suggested',
      ...count(calls, ({ question, reply }) => question.bookingType === reply.facts.suggestedBookingType),
    ],
    [
      'Left in peace',
      ...count(left, ({ reply: { facts } }) => !facts.requiresLeadCapture && !facts.suggestedBookingType),
    ],
    ['Nothing said without a source', ...count(scored, ({ reply }) => uncitedClaims(reply).length === 0)],
  ]
}

/** How often each intent is recognised. */
export function figuresByIntent(scored: Scored[]): [name: string, right: number, of: number][] {
  const groups = Object.groupBy(scored, ({ question }) => question.intent)
  return Object.entries(groups).map(([intent, group]) => [
    intent,
    ...count(group ?? [], ({ question, reply }) => question.intent === reply.intent),
  ])
}

export function failuresOf(scored: Scored[]): Scored[] {
  return scored.filter(({ question, reply, right }) => !right || question.intent !== reply.intent)
}

function count(scored: Scored[], fits: (one: Scored) => boolean): [right: number, of: number] {
  return [scored.filter(fits).length, scored.length]
}

function without(all: Scored[], some: Scored[]): Scored[] {
  return all.filter((one) => !some.includes(one))
}
