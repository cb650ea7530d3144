import { expect, test } from 'vitest'
import { bookingTypes, callByIntent } from '../booking-types.ts'
import { knowledge } from '../knowledge.ts'
import { subjects } from './subjects.ts'

const MIN_EXAMPLES = 15

test('every passage has a subject, every subject has a known passage or none, and each has enough examples', () => {
  const known = knowledge.map(({ id }) => id)
  const answered = subjects.flatMap(({ passage }) => passage ?? [])
  expect([...new Set(answered)].sort()).toEqual([...known].sort())
  expect(subjects.filter(({ examples }) => examples.length < MIN_EXAMPLES)).toEqual([])
})

test('no question is an example for two subjects', () => {
  const simple = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, ' ')
  const questions = subjects.flatMap(({ examples }) => [
    ...new Set(examples.filter((example) => /^[a-z]+ .+ .+[^.]$/.test(example)).map(simple)),
  ])
  expect(questions.filter((question, n) => questions.indexOf(question) < n)).toEqual([])
})

test('every call suggested for an intent can be booked', () => {
  for (const call of Object.values(callByIntent)) expect(bookingTypes).toHaveProperty(call)
})
