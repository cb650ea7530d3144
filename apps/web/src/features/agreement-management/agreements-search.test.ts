import { expect, test } from 'vitest'
import { readAgreementsSearch } from './agreements-search'

const id = '0198c0de-0000-7000-8000-000000000001'

test('valid search parameters are read', () => {
  expect(readAgreementsSearch({ tab: 'documents', status: 'SENT', search: 'tile', agreement: id })).toEqual({
    tab: 'documents',
    status: 'SENT',
    search: 'tile',
    agreement: id,
  })
})

test('invalid search parameters and the default tab are left out', () => {
  expect(readAgreementsSearch({ tab: 'agreements', status: 'OPEN', search: '', agreement: 'first' })).toEqual(
    {},
  )
})
