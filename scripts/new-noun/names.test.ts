import { expect, test } from 'vitest'
import { spellNoun } from './names.ts'

test.each([
  ['supplier', 'suppliers', 'suppliers', 'Supplier', 'a'],
  ['company', 'companies', 'companies', 'Company', 'a'],
  ['purchase-order', 'purchase-orders', 'purchase_orders', 'PurchaseOrder', 'a'],
  ['survey', 'surveys', 'surveys', 'Survey', 'a'],
  ['tax', 'taxes', 'taxes', 'Tax', 'a'],
  ['branch', 'branches', 'branches', 'Branch', 'a'],
  ['status', 'statuses', 'statuses', 'Status', 'a'],
  ['analysis', 'analyses', 'analyses', 'Analysis', 'an'],
  ['contact-person', 'contact-people', 'contact_people', 'ContactPerson', 'a'],
  ['expense', 'expenses', 'expenses', 'Expense', 'an'],
  ['unit', 'units', 'units', 'Unit', 'a'],
])('%s: files of %s, the table %s, the type %s', (noun, nouns, table, pascal, a) => {
  expect(spellNoun(noun)).toMatchObject({ noun, nouns, table, pascal, a })
})

test('a reserved word may be a noun, but not a variable', () => {
  expect(spellNoun('case')).toMatchObject({ nouns: 'cases', camel: 'case', variable: 'caseRecord' })
  expect(spellNoun('purchase-order').variable).toBe('purchaseOrder')
})

test.each(['9x', '', 'Supplier', 'supplier_', 'two words', '-supplier', '../supplier', '--force'])(
  '"%s" is refused with an explanation of what a name looks like',
  (noun) => {
    expect(() => spellNoun(noun)).toThrow(
      `"${noun}" is not the name of a noun. Use a singular noun in lowercase letters, with hyphens between words: supplier, purchase-order.`,
    )
  },
)

test.each([
  ['suppliers', '"suppliers" looks like a plural. Use a singular'],
  ['contact-people', '"contact-people" looks like a plural. Use a singular'],
  ['date', '"date" would hide the built-in type Date. Choose another word.'],
  ['record', '"record" would hide the built-in type Record. Choose another word.'],
  ['manager', '"manager" is too vague. Name the thing itself.'],
  ['account-helper', '"account-helper" is too vague.'],
  [
    'a-noun-that-is-too-long-for-a-table',
    '"a-noun-that-is-too-long-for-a-table" is longer than 30 characters.',
  ],
])('%s is refused: %s', (noun, message) => {
  expect(() => spellNoun(noun)).toThrow(message)
})
