import { expect, test } from 'vitest'
import { readAgreementsSearch } from './agreements-search'

test('the address of the agreements keeps the tab', () => {
  expect(readAgreementsSearch({ tab: 'signatures' })).toEqual({ tab: 'signatures' })
})

test.each(['documents', 7, undefined])('%s is no tab', (tab) => {
  expect(readAgreementsSearch({ tab, page: 2 })).toEqual({ tab: undefined })
})
