import { expect, test } from 'vitest'
import { isUnclearAmount, toPlainAmount } from './typed-amount.ts'

test.each([
  ['1,234.50', '1234.50'],
  ['$1200', '1200.00'],
  [' 1 200 ', '1200.00'],
  ['1\u202f200.5', '1200.50'],
  ['1200.', '1200.00'],
  ['.5', '0.50'],
  ['$ 12,345,678.90', '12345678.90'],
  ['1200 USD', '1200.00'],
  ['US$5', '5.00'],
  ['007', '7.00'],
])('%j is read as %s', (typed, plain) => {
  expect(toPlainAmount(typed)).toBe(plain)
  expect(isUnclearAmount(typed)).toBe(false)
})

test.each([
  '1.234,50',
  '12,34',
  '1,23,456',
  '1234,567',
  '0,500',
  '1 20',
  '1,200 300',
  '1.2.3',
  '1,200.5,0',
  "1'200",
])('%j is unclear and stays as it is', (typed) => {
  expect(toPlainAmount(typed)).toBe(typed)
  expect(isUnclearAmount(typed)).toBe(true)
})

test.each(['', '-5', '$', '.', 'abc', '1e3', '12k', '١'])('%j is no amount and stays as it is', (typed) => {
  expect(toPlainAmount(typed)).toBe(typed)
  expect(isUnclearAmount(typed)).toBe(false)
})

test.each([
  ['1.005', '1.005'],
  ['$123,456,789', '123456789'],
])('%j keeps what an amount cannot have, so that the refusal can name it', (typed, plain) => {
  expect(toPlainAmount(typed)).toBe(plain)
})
