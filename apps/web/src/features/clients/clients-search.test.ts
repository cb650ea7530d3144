import { expect, test } from 'vitest'
import { readClientsSearch } from './clients-search'

test('keeps what the list of clients understands', () => {
  const address = { search: 'okafor', tag: 'Trades', show: 'archived', sort: 'open' }
  expect(readClientsSearch({ ...address, page: 3 })).toEqual(address)
})

test('ignores everything else, and leaves out what is the default', () => {
  expect(readClientsSearch({ search: 7, tag: '', show: 'active', sort: 'name' })).toEqual({})
})
