import { expect, test } from 'vitest'
import { z } from 'zod'
import { badExamples, badExamplesIn } from './bad-examples.ts'

test('an example that its contract refuses is found, however deep', () => {
  const day = z.iso.date().meta({ examples: ['2026-11-31'] })
  expect(badExamplesIn(z.object({ days: z.array(day) }), 'output', 'a list')).toEqual([
    'a list: the example "2026-11-31" is not valid',
  ])
})

test('the examples of all contracts are valid', () => {
  expect(badExamples()).toEqual([])
})
