import { expect, test } from 'vitest'
import { readBookingsSearch } from './bookings-search'

test.each(['past', 'link-sent', 'all'])('%s is a separate view', (show) => {
  expect(readBookingsSearch({ show, more: 1 })).toEqual({ show })
})

test.each([{ show: 'upcoming' }, { show: 'tomorrow' }, { show: 3 }, {}])(
  '%j shows upcoming bookings',
  (search) => {
    expect(readBookingsSearch(search)).toEqual({ show: undefined })
  },
)
