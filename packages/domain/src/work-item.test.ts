import { expect, test } from 'vitest'
import {
  ensureClosableByHand,
  mayCloseByHand,
  moneyKinds,
  workItemKinds,
  workItemRules,
} from './work-item.ts'

test('each kind has words of its own', () => {
  const titles = workItemKinds.map((kind) => workItemRules[kind].title)
  expect(new Set(titles).size).toBe(workItemKinds.length)
})

test('the invoices screen keeps those in which money waits', () => {
  expect(moneyKinds).toEqual(['refund_due', 'payment_mismatch', 'payment_unmatched', 'refund_failed'])
})

test.each([
  ['client_answer', 'You cannot close this with a note. It closes when you move or review the task.'],
  [
    'countersign_due',
    'You cannot close this with a note. It closes when you countersign or withdraw the document.',
  ],
] as const)('what waits as %s is not closed with a note', (kind, refusal) => {
  expect(mayCloseByHand(kind)).toBe(false)
  expect(() => ensureClosableByHand(kind)).toThrow(refusal)
})

test('all others are', () => {
  const others = workItemKinds.filter((kind) => !['client_answer', 'countersign_due'].includes(kind))
  for (const kind of others) {
    expect(mayCloseByHand(kind)).toBe(true)
    expect(() => ensureClosableByHand(kind)).not.toThrow()
  }
})
