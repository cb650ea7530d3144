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

test('a word of the language is a noun, but no variable', () => {
  expect(spellNoun('case')).toMatchObject({ nouns: 'cases', camel: 'case', variable: 'caseRecord' })
  expect(spellNoun('purchase-order').variable).toBe('purchaseOrder')
})

test.each(['9x', '', 'Supplier', 'supplier_', 'two words', '-supplier', '../supplier', '--force'])(
  '"%s" is told what a name looks like',
  (noun) => {
    expect(() => spellNoun(noun)).toThrow(
      `"${noun}" is not the name of a noun. Write it in the singular, with lower-case letters and hyphens: supplier, purchase-order.`,
    )
  },
)

test.each([
  ['suppliers', '"suppliers" looks like a plural. Write it in the singular'],
  ['contact-people', '"contact-people" looks like a plural. Write it in the singular'],
  ['date', '"date" would hide Date, a type of the language. Choose another word.'],
  ['record', '"record" would hide Record, a type of the language. Choose another word.'],
  ['manager', '"manager" does not say what it is about. Name the thing itself.'],
  ['account-helper', '"account-helper" does not say what it is about.'],
  ['a-noun-that-is-too-long-for-a-table', '"a-noun-that-is-too-long-for-a-table" has more than 30 letters.'],
])('%s is refused: %s', (noun, message) => {
  expect(() => spellNoun(noun)).toThrow(message)
})
