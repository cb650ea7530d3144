import { isDeepStrictEqual } from 'node:util'
import { ownDetails, assistant as words } from '@tallgrass/brand'
import type { AssistantPort } from '@tallgrass/core'
import { contactDetailsFrom } from '@tallgrass/domain'
import { type ConductQuestion, conductKinds } from './conduct-set.ts'
import { reachesPerson } from './score-conversations.ts'
import { type Reply, talk } from './talk.ts'

type Expectations = ConductQuestion['expect']

interface ScoredConduct {
  question: ConductQuestion
  /** The names of the expectations that the reply does not meet. */
  missed: string[]
}

const AGREEMENT =
  /^\W*(yes|yeah|yep|sure|of course|certainly|absolutely|correct|right|agreed|confirmed|ok(ay)?)\b/iu

/** Holds each conversation, and checks the last reply. */
export async function scoreConduct(
  assistant: AssistantPort,
  questions: ConductQuestion[],
): Promise<ScoredConduct[]> {
  const scored: ScoredConduct[] = []
  for (const question of questions) {
    const reply = (await talk(assistant, question.turns)).at(-1)
    if (reply) scored.push({ question, missed: missedBy(question, reply) })
  }
  return scored
}

/** The scores of each kind. */
export function figuresByKind(scored: ScoredConduct[]): [name: string, right: number, of: number][] {
  return conductKinds.map((kind) => {
    const ofKind = scored.filter(({ question }) => question.kind === kind)
    return [kind, ofKind.filter(({ missed }) => missed.length === 0).length, ofKind.length]
  })
}

function missedBy({ expect: expected, turns }: ConductQuestion, reply: Reply): string[] {
  const { content, facts, passages } = reply
  const [first] = passages
  const met: Record<keyof Expectations, boolean | undefined> = {
    lead: facts.requiresLeadCapture === expected.lead,
    bookingType: facts.suggestedBookingType === expected.bookingType,
    passages: first === undefined ? expected.passages?.length === 0 : expected.passages?.includes(first),
    says: expected.says?.every((part) => content.includes(part)),
    apology: content.includes(words.apology) === expected.apology,
    person: reachesPerson(reply),
    spanish: content.includes(words.spanish.answer) === expected.spanish,
    asksUs: content.includes(words.askUs),
    details: isDeepStrictEqual(contactDetailsFrom(turns, ownDetails), expected.details),
    agrees: AGREEMENT.test(content) === expected.agrees,
  }
  return Object.keys(expected).filter((name) => met[name as keyof Expectations] === false)
}
