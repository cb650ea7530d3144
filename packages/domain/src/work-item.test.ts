import { describe, expect, test } from 'vitest'
import { parseInstant } from './instant.ts'
import { parseMoney } from './money.ts'
import {
  ensureClosableByHand,
  isRefunded,
  mayCloseByHand,
  moneyKinds,
  refundKinds,
  type WorkItemKind,
  workItemKinds,
  workItemRules,
  workItemTitle,
} from './work-item.ts'

test('each kind has a title of its own', () => {
  const titles = workItemKinds.map((kind) => workItemRules[kind].title)
  expect(new Set(titles).size).toBe(workItemKinds.length)
})

test('a failed message without a message is about a colleague whom a contact invited', () => {
  expect(workItemTitle({ kind: 'mail_failed', entity: 'mail' })).toBe('Message not delivered')
  expect(workItemTitle({ kind: 'mail_failed', entity: null })).toBe('A colleague needs an invitation')
  expect(workItemTitle({ kind: 'refund_due', entity: null })).toBe('Refund due')
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

describe('what waits for a refund', () => {
  const createdAt = parseInstant('2026-11-20T09:00:00.000Z')
  const item = (kind: WorkItemKind) => ({ kind, amount: parseMoney('10.00'), createdAt })
  const before = { amount: parseMoney('6.00'), createdAt: parseInstant('2026-11-20T08:59:59.999Z') }
  const since = { amount: parseMoney('4.00'), createdAt }

  test.each(refundKinds)('waits as %s until its whole amount was refunded', (kind) => {
    expect(isRefunded(item(kind), [])).toBe(false)
    expect(isRefunded(item(kind), [since, since])).toBe(false)
    expect(isRefunded(item(kind), [since, since, since])).toBe(true)
  })

  test('does not count what was refunded before a refund failed', () => {
    expect(isRefunded(item('refund_failed'), [before, since])).toBe(false)
    expect(isRefunded(item('refund_due'), [before, since])).toBe(true)
  })

  test('waits on where its amount is not known', () => {
    expect(isRefunded({ ...item('refund_due'), amount: null }, [before, since])).toBe(false)
  })
})
