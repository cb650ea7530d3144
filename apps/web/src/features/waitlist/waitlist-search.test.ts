import { expect, test } from 'vitest'
import { readWaitlistSearch } from './waitlist-search'

test('valid values are read from the address', () => {
  const search = { search: 'okafor', product: 'tallgrass-scorm' }
  expect(readWaitlistSearch({ ...search, more: 1 })).toEqual(search)
})

test.each([{ search: '' }, { search: 12 }, { product: 'No Slug' }, { product: '' }, { product: 3 }])(
  '%j is ignored',
  (search) => {
    expect(readWaitlistSearch(search)).toEqual({ search: undefined, product: undefined })
  },
)
