import { expect, test } from 'vitest'
import { inRepository } from '../bootstrap/repository.mjs'
import { insertInto } from './insert-into.ts'
import { planNoun } from './plan-noun.ts'

const root = inRepository()
const NOUN = 'purchase-order'

test('a new noun gets files in every layer, without unfilled placeholders', () => {
  const { created } = planNoun(root, NOUN)
  const paths = created.map(({ path }) => path)
  expect(paths).toEqual(
    expect.arrayContaining([
      'packages/domain/src/purchase-order.ts',
      'packages/contracts/src/purchase-orders.ts',
      expect.stringMatching(/^migrations\/\d{4}_create_purchase_orders\.ts$/),
      'packages/db/src/queries/purchase-orders.ts',
      'packages/core/src/purchase-orders/create-purchase-order.ts',
      'packages/api/src/routers/admin/purchase-orders.ts',
      'packages/mocks/src/defaults/purchase-orders.ts',
      'apps/server/tests/purchase-orders/life.test.ts',
      'apps/web/src/features/purchase-orders/purchase-orders-screen.tsx',
      'apps/web/src/routes/portal/admin/purchase-orders.tsx',
    ]),
  )
  for (const { path, text } of created) expect(`${path}\n${text}`).not.toMatch(/\{\{\w|NOUN|TABLE|NUMBER/)
})

// Fails if a shared file was moved, or if a line that insertions.ts refers to was changed.
test('every shared file has the lines that the insertions refer to', () => {
  for (const { path, text } of planNoun(root, NOUN).changed) {
    expect(text, path).toMatch(/purchase-order|purchaseOrder|PurchaseOrder|purchase_order|Purchase order/)
  }
})

test.each([
  ['lead', '"lead" already exists: packages/core/src/leads.'],
  ['limit', '"limit" already exists: packages/core/src/limits.'],
  ['tool', '"tool" already exists: packages/api/src/routers/admin/tools.ts.'],
  ['waitlist', '"waitlist" conflicts with waitlistPage in packages/contracts/src/waitlist.ts.'],
])('%s is taken', (noun, message) => {
  expect(() => planNoun(root, noun)).toThrow(message)
})

test('lines are inserted next to their anchor, and not if they already exist', () => {
  const text = 'a\nb\nc'
  expect(insertInto(text, { file: 'x', after: 'b', add: 'new' })).toBe('a\nb\nnew\nc')
  expect(insertInto(text, { file: 'x', before: 'b', add: 'new' })).toBe('a\nnew\nb\nc')
  expect(insertInto(text, { file: 'x', after: 'b', add: 'c', unless: 'c' })).toBe(text)
})

test.each(['a\nc', 'b\nb'])('a file without exactly one anchor is refused by name', (text) => {
  expect(() => insertInto(text, { file: 'x.ts', after: 'b', add: 'new' })).toThrow(
    'x.ts must contain the line "b" exactly once. Correct scripts/new-noun/insertions.ts.',
  )
})
