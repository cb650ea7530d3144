import { expect, test } from 'vitest'
import { formatCardNumber, formatExpiry, formatTyped } from './format-card'

test.each([
  ['4', '4'],
  ['4242', '4242'],
  ['42424', '4242 4'],
  ['4242-4242x4242 4242', '4242 4242 4242 4242'],
  ['4242 ', '4242'],
  ['42424242424242424242', '4242 4242 4242 4242 424'],
])('the card number %s is shown as %s', (typed, shown) => {
  expect(formatCardNumber(typed)).toBe(shown)
})

test.each([
  ['1', '1'],
  ['12', '12'],
  ['122', '12 / 2'],
  ['1228', '12 / 28'],
  ['12 / ', '12'],
  ['1/28', '01 / 28'],
  ['12/289', '12 / 28'],
])('the expiry %s is shown as %s', (typed, shown) => {
  expect(formatExpiry(typed)).toBe(shown)
})

test('a number is not reformatted while its middle is being edited', () => {
  expect(formatTyped({ value: '42424', selectionStart: 5 }, formatCardNumber)).toBe('4242 4')
  expect(formatTyped({ value: '42424', selectionStart: 2 }, formatCardNumber)).toBe('42424')
})
