import { expect, test } from 'vitest'
import {
  ensureClosableByHand,
  mayCloseByHand,
  moneyKinds,
  workItemKinds,
  workItemRules,
} from './work-item.ts'

test('each kind has a title of its own', () => {
  const titles = workItemKinds.map((kind) => workItemRules[kind].title)
  expect(new Set(titles).size).toBe(workItemKinds.length)
})

test('the invoices screen shows the kinds that involve money', () => {
  expect(moneyKinds).toEqual(['refund_due', 'payment_mismatch', 'payment_unmatched', 'refund_failed'])
})

test.each([
  ['client_answer', 'You cannot close this with a note. It closes when you move or review the task.'],
  [
    'countersign_due',
    'You cannot close this with a note. It closes when you countersign or withdraw the document.',
  ],
] as const)('refuses to close a %s item with a note', (kind, refusal) => {
  expect(mayCloseByHand(kind)).toBe(false)
  expect(() => ensureClosableByHand(kind)).toThrow(refusal)
})

test('every other kind can be closed with a note', () => {
  const others = workItemKinds.filter((kind) => !['client_answer', 'countersign_due'].includes(kind))
  for (const kind of others) {
    expect(mayCloseByHand(kind)).toBe(true)
    expect(() => ensureClosableByHand(kind)).not.toThrow()
  }
})
