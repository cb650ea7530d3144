import { expect, test } from 'vitest'
import { readAgreementsSearch } from './agreements-search'

const id = '0198c0de-0000-7000-8000-000000000001'

test('what makes sense in the address is read', () => {
  expect(readAgreementsSearch({ tab: 'documents', status: 'SENT', search: 'tile', agreement: id })).toEqual({
    tab: 'documents',
    status: 'SENT',
    search: 'tile',
    agreement: id,
  })
})

test('what makes none is left out, and so is the first tab', () => {
  expect(readAgreementsSearch({ tab: 'agreements', status: 'OPEN', search: '', agreement: 'first' })).toEqual(
    {},
  )
})
