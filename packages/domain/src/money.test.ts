import { expect, test } from 'vitest'
import { formatMoney, MAX_MONEY, toCents, toMoney } from './money.ts'

test.each([
  ['5000', '5000.00'],
  ['5000.5', '5000.50'],
  ['0.01', '0.01'],
  ['007.10', '7.10'],
  [MAX_MONEY, MAX_MONEY],
  [1234.5, '1234.50'],
  [0.1, '0.10'],
  [99_999_999.99, MAX_MONEY],
])('%s is %s', (amount, money) => {
  expect(toMoney(amount)).toBe(money)
})

test.each([
  '',
  ' 1',
  '1.',
  '.5',
  '1.005',
  '-1',
  '+1',
  '1e3',
  '1,000',
  '$5',
  '١',
  '100000000',
  1.005,
  1e21,
  -1,
  NaN,
])('%j is not a valid amount', (amount) => {
  expect(toMoney(amount)).toBeUndefined()
})

test('a hundred thousand cents add up to a thousand dollars', () => {
  const sum = Array(100_000)
    .fill('0.01')
    .map(toCents)
    .reduce((a, b) => a + b)
  expect(sum).toBe(toCents('1000.00'))
})

test.each([
  ['5000.00', '$5,000.00'],
  ['0.05', '$0.05'],
  ['999.90', '$999.90'],
  ['99999999.99', '$99,999,999.99'],
  ['-1234.50', '-$1,234.50'],
])('%s is shown as %s', (money, text) => {
  expect(formatMoney(money)).toBe(text)
})
