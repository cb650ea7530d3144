import { expect, test } from 'vitest'
import { readAgreementsSearch } from './agreements-search'

const id = '0198c0de-0000-7000-8000-000000000001'

test('valid search parameters are read', () => {
  const address = { tab: 'documents', view: 'table', status: 'SENT', search: 'tile', agreement: id }
  expect(readAgreementsSearch(address)).toEqual({
    tab: 'documents',
    view: 'table',
    status: 'SENT',
    search: 'tile',
    agreement: id,
  })
})

test('invalid search parameters and the default tab are left out', () => {
  const address = { tab: 'agreements', view: 'cards', status: 'OPEN', search: '', agreement: 'first' }
  expect(readAgreementsSearch(address)).toEqual({})
})
