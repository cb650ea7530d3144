import { expect, test } from 'vitest'
import { readInvoicesSearch } from './invoices-search'

test('the address of the invoices keeps a status that a client may ask for', () => {
  expect(readInvoicesSearch({ status: 'OPEN' })).toEqual({ status: 'OPEN' })
})

test.each(['DRAFT', 'open', 7, undefined])('%s is nothing to ask for', (status) => {
  expect(readInvoicesSearch({ status, page: 2 })).toEqual({ status: undefined })
})
