import { expect, test } from 'vitest'
import { bookingTypes, callByIntent } from '../booking-types.ts'
import { knowledge } from '../knowledge.ts'
import { subjects } from './subjects.ts'

const ENOUGH = 15

test('every passage is asked for in many ways, and every subject leads to a passage or nowhere', () => {
  const known = knowledge.map(({ id }) => id)
  const led = subjects.flatMap(({ passage }) => passage ?? [])
  expect([...new Set(led)].sort()).toEqual([...known].sort())
  expect(subjects.filter(({ examples }) => examples.length < ENOUGH)).toEqual([])
})

test('no question is an example of two subjects', () => {
  const simple = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, ' ')
  const questions = subjects.flatMap(({ examples }) => [
    ...new Set(examples.filter((example) => /^[a-z]+ .+ .+[^.]$/.test(example)).map(simple)),
  ])
  expect(questions.filter((question, n) => questions.indexOf(question) < n)).toEqual([])
})

test('the call that goes with an intent can be booked', () => {
  for (const call of Object.values(callByIntent)) expect(bookingTypes).toHaveProperty(call)
})
