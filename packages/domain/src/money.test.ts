import { expect, test } from 'vitest'
import { formatMoney, fromCents, MAX_MONEY, parseMoney, toCents, toMoney } from './money.ts'

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

test('text that can only be an amount is read, or refused by its words', () => {
  expect(parseMoney('5000.5')).toBe('5000.50')
  expect(parseMoney(0.1)).toBe('0.10')
  for (const text of ['', '1,000', '-1', '2026-11-20']) {
    expect(() => parseMoney(text)).toThrow(new RangeError(`${text} is not an amount`))
  }
})

test('a hundred thousand cents add up to a thousand dollars', () => {
  const sum = Array(100_000)
    .fill(parseMoney('0.01'))
    .map(toCents)
    .reduce((a, b) => a + b)
  expect(sum).toBe(toCents(parseMoney('1000.00')))
})

test.each([
  [parseMoney('5000.00'), '$5,000.00'],
  [parseMoney('0.05'), '$0.05'],
  [parseMoney('999.90'), '$999.90'],
  [parseMoney('99999999.99'), '$99,999,999.99'],
  [fromCents(-123_450n), '-$1,234.50'],
])('%s is shown as %s', (money, text) => {
  expect(formatMoney(money)).toBe(text)
})
