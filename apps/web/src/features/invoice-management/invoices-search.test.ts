import { expect, test } from 'vitest'
import { readInvoicesSearch } from './invoices-search'

test('valid search parameters are read', () => {
  const address = {
    search: 'tile',
    status: 'OVERDUE',
    sort: 'due',
    view: 'table',
    invoice: '015b0000-0000-7000-8000-000000000001',
  }
  expect(readInvoicesSearch(address)).toEqual(address)
})

test('invalid search parameters are left out', () => {
  const address = { search: 7, status: 'LATE', sort: 'newest', view: 'board', invoice: '../users' }
  expect(new Set(Object.values(readInvoicesSearch(address)))).toEqual(new Set([undefined]))
})
