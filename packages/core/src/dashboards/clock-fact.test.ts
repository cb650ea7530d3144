import { expect, test } from 'vitest'
import { toClockFact } from './clock-fact.ts'

test.each([
  { aheadMs: 0, slackMs: 1 },
  { aheadMs: 4900, slackMs: 0 },
  { aheadMs: -4900, slackMs: 0 },
  // A slow answer explains it.
  { aheadMs: 20_000, slackMs: 19_000 },
  { aheadMs: Number.NaN, slackMs: 0 },
])('clocks that may agree say nothing: %j', (reading) => {
  expect(toClockFact(reading)).toBeUndefined()
})

test('a small difference is a note', () => {
  expect(toClockFact({ aheadMs: -12_000, slackMs: 20 })).toMatchObject({
    subject: 'Clock',
    state: 'note',
    text: expect.stringContaining("The clock of this server is 12 seconds behind the database's."),
    advice: 'Let both machines set their clocks by a time server (NTP).',
  })
})

test('a difference that breaks codes is a fault', () => {
  const fact = toClockFact({ aheadMs: 3 * 3_600_000, slackMs: 20 })
  expect(fact).toMatchObject({ state: 'fault', text: expect.stringContaining('is 3 hours ahead of the') })
})
