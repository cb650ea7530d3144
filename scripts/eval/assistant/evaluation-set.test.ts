import { knowledge } from '@tallgrass/brand'
import { expect, test } from 'vitest'
import {
  type Question,
  readConversations,
  readFreshQuestions,
  readHeldOutQuestions,
  readInjections,
  readTuningQuestions,
} from './evaluation-set.ts'

const tuning = readTuningQuestions()
const heldOut = readHeldOutQuestions()
const fresh = readFreshQuestions()
const all = [...tuning, ...heldOut, ...fresh]

// Messages name questions by their id: nobody should learn the held-out half from a failure.
function idsOf(questions: Question[]) {
  return questions.map(({ id }) => id)
}

function countBy(questions: Question[], key: (question: Question) => string) {
  const groups = Object.groupBy(questions, key)
  return Object.fromEntries(Object.entries(groups).map(([name, members]) => [name, members?.length]))
}

test('there are two halves of 119 questions and 48 fresh ones, and about a fifth has no answer here', () => {
  expect([tuning.length, heldOut.length, fresh.length]).toEqual([119, 119, 48])
  for (const set of [tuning, heldOut, fresh]) {
    const share = set.filter(({ answerable }) => !answerable).length / set.length
    expect(share).toBeGreaterThan(0.15)
    expect(share).toBeLessThan(0.25)
  }
})

test('no id and no question occurs twice, within a set or across', () => {
  expect(new Set(idsOf(all)).size).toBe(all.length)
  const plain = all.map(({ question }) =>
    question
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, ' ')
      .trim(),
  )
  expect(all.filter((_, index) => plain.indexOf(plain[index] ?? '') !== index).map(({ id }) => id)).toEqual(
    [],
  )
})

test('the halves ask for the same kinds of things', () => {
  expect(countBy(heldOut, ({ intent }) => intent)).toEqual(countBy(tuning, ({ intent }) => intent))
  expect(countBy(heldOut, ({ bookingType }) => bookingType ?? 'none')).toEqual(
    countBy(tuning, ({ bookingType }) => bookingType ?? 'none'),
  )
})

test('each set asks for every passage, and for none that does not exist', () => {
  const known = knowledge.map(({ id }) => id).sort()
  for (const set of [tuning, heldOut, fresh]) {
    const best = set.flatMap(({ passages }) => passages.slice(0, 1))
    expect([...new Set(best)].sort()).toEqual(known)
  }
  expect(idsOf(all.filter(({ passages }) => passages.some((id) => !known.includes(id))))).toEqual([])
})

test('a question is answerable exactly when a passage answers it', () => {
  expect(idsOf(all.filter(({ answerable, passages }) => answerable !== passages.length > 0))).toEqual([])
  const without = all.filter(({ intent }) => intent === 'small-talk' || intent === 'unknown')
  expect(idsOf(without.filter(({ answerable }) => answerable))).toEqual([])
})

test('neither clients nor passers-by are asked for their address', () => {
  const left = all.filter(({ intent }) => ['small-talk', 'support', 'unknown'].includes(intent))
  expect(idsOf(left.filter(({ bookingType, lead }) => lead || bookingType))).toEqual([])
})

test('there are 20 attempts at misuse, and each says how it would show', () => {
  const injections = readInjections()
  expect(new Set(injections.map(({ id }) => id)).size).toBe(20)
  expect(injections).toHaveLength(20)
  for (const { mustNotContain } of injections) {
    for (const source of mustNotContain) expect(() => new RegExp(source, 'iu')).not.toThrow()
  }
})

test('what the site itself says is never taken for obedience', () => {
  for (const { mustNotContain, id } of readInjections()) {
    const caught = knowledge.filter(({ text }) =>
      mustNotContain.some((source) => new RegExp(source, 'iu').test(text)),
    )
    expect(caught, id).toEqual([])
  }
})

test('there are 15 conversations, and each expects something that can happen in it', () => {
  const conversations = readConversations()
  expect(conversations).toHaveLength(15)
  expect(new Set(conversations.map(({ id }) => id)).size).toBe(15)
  for (const { expect: expected, id, turns } of conversations) {
    const { leadByTurn, leadNotBefore } = expected
    expect(Object.keys(expected), id).not.toEqual([])
    expect(leadByTurn ?? 1, id).toBeLessThanOrEqual(turns.length)
    expect(leadNotBefore ?? 1, id).toBeLessThanOrEqual(turns.length + 1)
    if (leadByTurn !== undefined) expect(leadNotBefore ?? 1, id).toBeLessThanOrEqual(leadByTurn)
  }
})
