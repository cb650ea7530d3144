import { expect, test } from 'vitest'
import { readBookingsSearch } from './bookings-search'

test.each(['past', 'link-sent', 'all'])('%s is a view of its own', (show) => {
  expect(readBookingsSearch({ show, more: 1 })).toEqual({ show })
})

test.each([{ show: 'upcoming' }, { show: 'tomorrow' }, { show: 3 }, {}])(
  '%j shows what is to come',
  (search) => {
    expect(readBookingsSearch(search)).toEqual({ show: undefined })
  },
)
