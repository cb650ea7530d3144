import { expect, test } from 'vitest'
import { aiSeo, isComplete } from './ai-seo.ts'
import { advance } from './timeline.ts'

const T0 = 1_800_000_000_000
const inputs = { business: ' Okafor Tile ', service: 'bathroom tiling', location: 'Plano' }
const started = aiSeo.on(aiSeo.start(T0), { type: 'start', inputs }, T0)

test.each([
  [0, 1],
  [1999, 1],
  [2000, 2],
  [3999, 2],
  [4000, 3],
  [5999, 3],
  [6000, 4],
  [7999, 4],
  [8000, 5],
  [80_000, 5],
])('%i ms after the start, the demo is at step %i', (ms, step) => {
  expect(advance(aiSeo, started, T0 + ms).step).toBe(step)
})

test('the input is trimmed, and the results stay until the visitor resets', () => {
  expect(started.inputs?.business).toBe('Okafor Tile')
  expect(aiSeo.nextAt(advance(aiSeo, started, T0 + 8000))).toBeNull()
})

test.each(['business', 'service', 'location'] as const)('spaces alone are not a valid %s', (name) => {
  const incomplete = { ...inputs, [name]: ' \t' }
  expect(isComplete(incomplete)).toBe(false)
  expect(aiSeo.on(aiSeo.start(T0), { type: 'start', inputs: incomplete }, T0)).toMatchObject({ step: 0 })
})

test('a reset returns to an empty form', () => {
  expect(aiSeo.on(started, { type: 'reset' }, T0)).toEqual(aiSeo.start(T0))
})
