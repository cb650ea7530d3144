import { expect, test } from 'vitest'
import { readAgreementsSearch } from './agreements-search'

test('the tab is read from the address', () => {
  expect(readAgreementsSearch({ tab: 'signatures' })).toEqual({ tab: 'signatures' })
})

test.each(['documents', 7, undefined])('%s is not a tab', (tab) => {
  expect(readAgreementsSearch({ tab, page: 2 })).toEqual({ tab: undefined })
})
