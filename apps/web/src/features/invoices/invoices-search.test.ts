import { expect, test } from 'vitest'
import { readInvoicesSearch } from './invoices-search'

test('a status that clients may filter by is read', () => {
  expect(readInvoicesSearch({ status: 'OPEN' })).toEqual({ status: 'OPEN' })
})

test.each(['DRAFT', 'open', 7, undefined])('the status %s is ignored', (status) => {
  expect(readInvoicesSearch({ status, page: 2 })).toEqual({ status: undefined })
})
