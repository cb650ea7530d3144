import { expect, test } from 'vitest'
import { inRepository } from '../bootstrap/repository.mjs'
import { insertInto } from './insert-into.ts'
import { planNoun } from './plan-noun.ts'

const root = inRepository()
const NOUN = 'purchase-order'

test('a new noun has files in every layer, without a gap in its text', () => {
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
      'packages/testing/src/mocks/defaults/purchase-orders.ts',
      'apps/server/tests/purchase-orders/life.test.ts',
      'apps/web/src/features/purchase-orders/purchase-orders-screen.tsx',
      'apps/web/src/routes/portal/admin/purchase-orders.tsx',
    ]),
  )
  for (const { path, text } of created) expect(`${path}\n${text}`).not.toMatch(/\{\{\w|NOUN|TABLE|NUMBER/)
})

// A file that is moved, or a line that is reworded, is noticed here: see insertions.ts.
test('every shared file of today has the place where a noun is named', () => {
  for (const { path, text } of planNoun(root, NOUN).changed) {
    expect(text, path).toMatch(/purchase-order|purchaseOrder|PurchaseOrder|purchase_order|Purchase order/)
  }
})

test.each([
  ['lead', '"lead" exists: there is packages/core/src/leads.'],
  ['limit', '"limit" exists: there is packages/core/src/limits.'],
  ['tool', '"tool" exists: there is packages/api/src/routers/admin/tools.ts.'],
  ['waitlist', '"waitlist" clashes with waitlistPage in packages/contracts/src/waitlist.ts.'],
])('%s is taken', (noun, message) => {
  expect(() => planNoun(root, noun)).toThrow(message)
})

test('lines go beside theirs, and not twice where once is enough', () => {
  const text = 'a\nb\nc'
  expect(insertInto(text, { file: 'x', after: 'b', add: 'new' })).toBe('a\nb\nnew\nc')
  expect(insertInto(text, { file: 'x', before: 'b', add: 'new' })).toBe('a\nnew\nb\nc')
  expect(insertInto(text, { file: 'x', after: 'b', add: 'c', unless: 'c' })).toBe(text)
})

test.each(['a\nc', 'b\nb'])('a file without the one line is refused by name', (text) => {
  expect(() => insertInto(text, { file: 'x.ts', after: 'b', add: 'new' })).toThrow(
    'x.ts has to have the line "b" exactly once: correct scripts/new-noun/insertions.ts.',
  )
})
