import { expect, test } from 'vitest'
import { readLeadsSearch } from './leads-search'

const nothing = {
  view: undefined,
  search: undefined,
  status: undefined,
  interest: undefined,
  source: undefined,
  lead: undefined,
}

test('valid values are read from the address', () => {
  const search = {
    view: 'board',
    search: 'okafor',
    status: 'new',
    interest: 'learning-saas',
    source: 'checklist',
    lead: '01a1f7d0-0b33-4623-a6a1-76287c5874e3',
  }
  expect(readLeadsSearch({ ...search, more: 1 })).toEqual(search)
})

test('closed leads have a filter of their own', () => {
  expect(readLeadsSearch({ status: 'closed' })).toEqual({ ...nothing, status: 'closed' })
})

test.each([
  { view: 'table' },
  { search: '' },
  { search: 12 },
  { status: 'lost' },
  { interest: ['both'] },
  { source: 'radio' },
  { lead: '1' },
])('%j is ignored', (search) => {
  expect(readLeadsSearch(search)).toEqual(nothing)
})
