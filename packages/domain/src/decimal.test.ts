import { expect, test } from 'vitest'
import { divideHalfUp, toDecimal, toScaled } from './decimal.ts'

const limits = { decimals: 3, digits: 6 }

test.each([
  ['1', '1'],
  ['01.50', '1.5'],
  ['0.000', '0'],
  ['999999.999', '999999.999'],
  [8.25, '8.25'],
])('%s is %s', (value, decimal) => {
  expect(toDecimal(value, limits)).toBe(decimal)
})

test.each(['', '-1', '+1', '1e3', '1.0001', '1000000', '1,5', NaN, 1e21])(
  '%j is not a valid decimal',
  (value) => {
    expect(toDecimal(value, limits)).toBeUndefined()
  },
)

test('a decimal is scaled to whole units', () => {
  expect(toScaled('1.5', 3)).toBe(1500n)
  expect(toScaled('12', 3)).toBe(12_000n)
})

test.each([
  [5n, 10n, 1n],
  [4n, 10n, 0n],
  [15n, 10n, 2n],
  [0n, 10n, 0n],
])('%d / %d rounds to %d', (dividend, divisor, quotient) => {
  expect(divideHalfUp(dividend, divisor)).toBe(quotient)
})
