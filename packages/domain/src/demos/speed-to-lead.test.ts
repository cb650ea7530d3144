import { expect, test } from 'vitest'
import { formatElapsed, speedToLead } from './speed-to-lead.ts'
import { advance } from './timeline.ts'

const T0 = 1_800_000_000_000
const lead = { name: 'Dana', email: 'dana@example.com', company: 'Harlow', message: 'Leads wait overnight' }
const sent = speedToLead.on(speedToLead.start(T0), { type: 'submit', lead }, T0)
const after = (ms: number) => advance(speedToLead, sent, T0 + ms)

test('the form waits for the visitor', () => {
  expect(speedToLead.start(T0)).toMatchObject({ step: 0, lead: null })
  expect(speedToLead.nextAt(speedToLead.start(T0))).toBeNull()
})

test.each([
  [0, 1],
  [1499, 1],
  [1500, 2],
  [2999, 2],
  [3000, 3],
  [4499, 3],
  [4500, 4],
  [60_000, 4],
])('%i ms after sending, the demo is at step %i', (ms, step) => {
  expect(after(ms)).toMatchObject({ step, lead })
})

test.each([
  [0, '0.0s'],
  [99, '0.0s'],
  [100, '0.1s'],
  [1550, '1.5s'],
  [4500, '4.5s'],
  [9000, '4.5s'],
])('%i ms after sending, the timer reads %s', (ms, text) => {
  expect(formatElapsed(after(ms).elapsedMs)).toBe(text)
})

test('the timer ticks every 100 ms and stops when complete', () => {
  expect(speedToLead.nextAt(sent)).toBe(T0 + 100)
  expect(speedToLead.nextAt(after(1500))).toBe(T0 + 1600)
  expect(speedToLead.nextAt(after(4500))).toBeNull()
})

test('a second lead is accepted only after a reset, which is possible at any time', () => {
  const other = { ...lead, name: 'Sam' }
  expect(speedToLead.on(after(700), { type: 'submit', lead: other }, T0 + 700).lead).toEqual(lead)
  expect(speedToLead.on(after(700), { type: 'reset' }, T0 + 700)).toEqual(speedToLead.start(T0))
})
