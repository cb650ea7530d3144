import { expect, test } from 'vitest'
import { readProjectsSearch } from './projects-search'

test('valid values are read from the address', () => {
  const address = { search: 'tile', status: 'REVIEW', sort: 'target' }
  expect(readProjectsSearch(address)).toEqual(address)
})

test('invalid values are ignored', () => {
  const address = { search: 7, status: 'DONE', sort: 'newest', page: 3 }
  expect(readProjectsSearch(address)).toEqual({ search: undefined, status: undefined, sort: undefined })
})
