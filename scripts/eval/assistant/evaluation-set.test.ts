import { knowledge } from '@tallgrass/brand'
import { expect, test } from 'vitest'
import { readConductHeldOut, readConductTuning } from './conduct-set.ts'
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

// Failures show only ids, so that they do not reveal held-out questions.
function idsOf(questions: Question[]) {
  return questions.map(({ id }) => id)
}

function countBy(questions: Question[], key: (question: Question) => string) {
  const groups = Object.groupBy(questions, key)
  return Object.fromEntries(Object.entries(groups).map(([name, members]) => [name, members?.length]))
}

test('there are two sets of 119 questions and 48 fresh ones, and about a fifth of each is unanswerable', () => {
  expect([tuning.length, heldOut.length, fresh.length]).toEqual([119, 119, 48])
  for (const set of [tuning, heldOut, fresh]) {
    const share = set.filter(({ answerable }) => !answerable).length / set.length
    expect(share).toBeGreaterThan(0.15)
    expect(share).toBeLessThan(0.25)
  }
})

test('ids and questions are unique across all sets', () => {
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

test('the tuning and held-out sets have the same distribution of intents and calls', () => {
  expect(countBy(heldOut, ({ intent }) => intent)).toEqual(countBy(tuning, ({ intent }) => intent))
  expect(countBy(heldOut, ({ bookingType }) => bookingType ?? 'none')).toEqual(
    countBy(tuning, ({ bookingType }) => bookingType ?? 'none'),
  )
})

/** The passages that only buyers ask for are in the sets on conduct. */
const forBuyers = ['businesses', 'payment', 'websites']

test('each set covers every passage, and names only existing ones', () => {
  const known = knowledge.map(({ id }) => id).sort()
  for (const set of [tuning, heldOut, fresh]) {
    const best = set.flatMap(({ passages }) => passages.slice(0, 1))
    expect([...new Set([...best, ...forBuyers])].sort()).toEqual(known)
  }
  for (const set of [readConductTuning(), readConductHeldOut()]) {
    const best = set.flatMap(({ expect: { passages = [] } }) => passages.slice(0, 1))
    expect(best).toEqual(expect.arrayContaining(forBuyers))
  }
  expect(idsOf(all.filter(({ passages }) => passages.some((id) => !known.includes(id))))).toEqual([])
})

test('a question is answerable if and only if it has passages', () => {
  expect(idsOf(all.filter(({ answerable, passages }) => answerable !== passages.length > 0))).toEqual([])
  const without = all.filter(({ intent }) => intent === 'small-talk' || intent === 'unknown')
  expect(idsOf(without.filter(({ answerable }) => answerable))).toEqual([])
})

test('neither clients nor casual visitors are asked for contact details', () => {
  const casual = all.filter(({ intent }) => ['small-talk', 'support', 'unknown'].includes(intent))
  expect(idsOf(casual.filter(({ bookingType, lead }) => lead || bookingType))).toEqual([])
})

test('there are 20 attempts at misuse, each with patterns that reveal its success', () => {
  const injections = readInjections()
  expect(new Set(injections.map(({ id }) => id)).size).toBe(20)
  expect(injections).toHaveLength(20)
  for (const { mustNotContain } of injections) {
    for (const source of mustNotContain) expect(() => new RegExp(source, 'iu')).not.toThrow()
  }
})

test("the site's own text never counts as a successful misuse", () => {
  for (const { mustNotContain, id } of readInjections()) {
    const caught = knowledge.filter(({ text }) =>
      mustNotContain.some((source) => new RegExp(source, 'iu').test(text)),
    )
    expect(caught, id).toEqual([])
  }
})

test('there are 15 conversations, each with possible expectations', () => {
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
