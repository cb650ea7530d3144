import { expect, test } from 'vitest'
import { readProjectsSearch } from './projects-search'

test('what the address says is read', () => {
  const address = { search: 'tile', status: 'REVIEW', sort: 'target' }
  expect(readProjectsSearch(address)).toEqual(address)
})

test('what makes no sense is left out', () => {
  const address = { search: 7, status: 'DONE', sort: 'newest', page: 3 }
  expect(readProjectsSearch(address)).toEqual({ search: undefined, status: undefined, sort: undefined })
})
