import { embeddedAssistant } from '@tallgrass/adapters'
import { subjects } from '@tallgrass/brand'
import { expect, test } from 'vitest'
import { readFreshQuestions, readHeldOutQuestions, readTuningQuestions } from './evaluation-set.ts'
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

test('no scored question is a training example', () => {
  const simple = (text: string) =>
    text
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, ' ')
      .trim()
  const learned = new Set(subjects.flatMap(({ examples }) => examples.map(simple)))
  const all = [...readTuningQuestions(), ...readHeldOutQuestions(), ...readFreshQuestions()]
  const known = all.filter(({ question }) => learned.has(simple(question)))
  expect(known.map(({ id }) => id)).toEqual([])
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
