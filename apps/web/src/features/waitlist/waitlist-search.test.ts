import { expect, test } from 'vitest'
import { readWaitlistSearch } from './waitlist-search'

test('what makes sense in an address is taken', () => {
  const search = { search: 'okafor', product: 'tallgrass-scorm' }
  expect(readWaitlistSearch({ ...search, more: 1 })).toEqual(search)
})

test.each([{ search: '' }, { search: 12 }, { product: 'No Slug' }, { product: '' }, { product: 3 }])(
  '%j is left out',
  (search) => {
    expect(readWaitlistSearch(search)).toEqual({ search: undefined, product: undefined })
  },
)
