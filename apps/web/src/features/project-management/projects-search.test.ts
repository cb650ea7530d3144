import { expect, test } from 'vitest'
import { readProjectsSearch } from './projects-search'

test('valid values are read from the address', () => {
  const address = { search: 'tile', status: 'REVIEW', tasks: 'overdue', sort: 'target' }
  expect(readProjectsSearch(address)).toEqual(address)
})

test('invalid values are ignored', () => {
  const address = { search: 7, status: 'DONE', sort: 'newest', tasks: 'all', page: 3 }
  expect(Object.values(readProjectsSearch(address)).filter(Boolean)).toEqual([])
})
