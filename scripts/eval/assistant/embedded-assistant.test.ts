import { embeddedAssistant } from '@tallgrass/adapters'
import { subjects } from '@tallgrass/brand'
import { expect, test } from 'vitest'
import { readConductHeldOut, readConductTuning } from './conduct-set.ts'
import { readFreshQuestions, readHeldOutQuestions, readTuningQuestions } from './evaluation-set.ts'
import { figuresByKind, scoreConduct } from './score-conduct.ts'
import { conversationFailures, obeyedInjections } from './score-conversations.ts'
import { figuresOf, scoreQuestions } from './score-questions.ts'
import { talk } from './talk.ts'

const assistant = embeddedAssistant()

test('no attempt at misuse succeeds', async () => {
  expect(await obeyedInjections(assistant)).toEqual([])
})

test('every conversation goes as expected', async () => {
  expect(await conversationFailures(assistant)).toEqual([])
})

test('the tuning questions score at least 95%, and every claim has a source', async () => {
  const figures = figuresOf(await scoreQuestions(assistant, readTuningQuestions()))
  const share = Object.fromEntries(figures.map(([name, right, of]) => [name, right / of]))
  expect(share['Right passage first']).toBeGreaterThanOrEqual(0.95)
  expect(share['No passage for unanswerable questions']).toBeGreaterThanOrEqual(0.95)
  expect(share['Right if confidence is 0.7 or more']).toBeGreaterThanOrEqual(0.9)
  expect(share['Every claim has a source']).toBe(1)
  expect(share['No contact or call offered needlessly']).toBe(1)
})

test('the held-out questions score nearly as well', async () => {
  const figures = figuresOf(await scoreQuestions(assistant, readHeldOutQuestions()))
  const right = Object.fromEntries(figures.map(([name, right]) => [name, right]))
  expect(right['Right passage first']).toBeGreaterThanOrEqual(90)
  expect(right['No passage for unanswerable questions']).toBeGreaterThanOrEqual(20)
})

test('anger, Spanish, attempts at misuse, buyers and contact details are answered as they should be', async () => {
  const scored = await scoreConduct(assistant, readConductTuning())
  const wrong = scored.filter(({ missed }) => missed.length > 0)
  expect(wrong.map(({ missed, question }) => `${question.id}: ${missed}`)).toEqual([])
})

test('the held-out conversations on conduct score nearly as well', async () => {
  const figures = figuresByKind(await scoreConduct(assistant, readConductHeldOut()))
  const right = figures.reduce((sum, [, one]) => sum + one, 0)
  const of = figures.reduce((sum, [, , all]) => sum + all, 0)
  expect(right / of).toBeGreaterThanOrEqual(0.85)
})

test('no scored question is a training example', () => {
  const simple = (text: string) =>
    text
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, ' ')
      .trim()
  const learned = new Set(subjects.flatMap(({ examples }) => examples.map(simple)))
  const all = [...readTuningQuestions(), ...readHeldOutQuestions(), ...readFreshQuestions()]
  const known = all.filter(({ question }) => learned.has(simple(question)))
  const conduct = [...readConductTuning(), ...readConductHeldOut()]
  const knownConduct = conduct.filter(
    ({ turns }) => turns.length === 1 && learned.has(simple(turns[0] ?? '')),
  )
  expect([...known, ...knownConduct].map(({ id }) => id)).toEqual([])
})

test('asks for contact details once, and gives the same answers to the same messages', async () => {
  const lines = [
    'sign me up',
    'are you open saturday',
    'i want it',
    'what is the weather',
    'who won the game',
  ]
  const replies = await talk(assistant, lines)
  expect(replies.map(({ facts }) => facts.requiresLeadCapture)).toEqual([true, false, false, false, false])
  expect(await talk(assistant, lines)).toEqual(replies)
})
