import { embeddedAssistant } from '@tallgrass/adapters'
import { ownSubjects } from '@tallgrass/brand'
import { expect, test } from 'vitest'
import { readTuningQuestions } from './evaluation-set.ts'
import { readOwnFresh, readOwnHeldOut, readOwnTuning } from './own-set.ts'
import { scoreOwn } from './score-own.ts'

const assistant = embeddedAssistant()
const all = [...readOwnTuning(), ...readOwnHeldOut(), ...readOwnFresh()]

test('what clients ask about their own records is understood', async () => {
  const scored = await scoreOwn(assistant, readOwnTuning())
  const wrong = scored.filter(({ right }) => !right)
  expect(wrong.map(({ question, understood }) => `${question.id}: ${understood}`)).toEqual([])
})

test('the held-out questions score nearly as well', async () => {
  const scored = await scoreOwn(assistant, readOwnHeldOut())
  expect(scored.filter(({ right }) => right).length / scored.length).toBeGreaterThanOrEqual(0.88)
})

test('a client who asks about the site is answered from the site', async () => {
  // For a client, a question about moving a call is about their own.
  const questions = readTuningQuestions().filter(
    ({ intent, passages }) => intent !== 'support' && passages[0] !== 'booking',
  )
  const asked = questions.map(({ id, question }) => ({ id, question, topics: [] }))
  const taken = (await scoreOwn(assistant, asked)).filter(({ right }) => !right)
  expect(taken.map(({ question, understood }) => `${question.id}: ${understood}`)).toEqual([])
})

test('a visitor is never answered from records', async () => {
  const kinds = await Promise.all(
    readOwnTuning().map(
      async ({ question }) => (await assistant.answer({ message: question, turns: [] })).kind,
    ),
  )
  expect(kinds).not.toContain('own')
})

test('two questions in one message are both understood', async () => {
  const message = 'What have I paid so far, and how far is my project?'
  expect(await assistant.answer({ message, turns: [], role: 'CLIENT' })).toMatchObject({
    kind: 'own',
    topics: ['paid', 'progress'],
  })
})

test('ids and questions are unique, and no scored question is a training example', () => {
  const simple = (text: string) =>
    text
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, ' ')
      .trim()
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  expect(new Set(all.map(({ question }) => simple(question))).size).toBe(all.length)
  const learned = new Set(Object.values(ownSubjects).flat().map(simple))
  expect(all.filter(({ question }) => learned.has(simple(question))).map(({ id }) => id)).toEqual([])
})

test('no training example stands for two topics', () => {
  const examples = Object.values(ownSubjects).flatMap((lines) => [
    ...new Set(lines.map((line) => line.toLowerCase())),
  ])
  expect(examples.filter((example, n) => examples.indexOf(example) < n)).toEqual([])
})
