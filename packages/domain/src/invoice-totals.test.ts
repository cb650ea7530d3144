import { expect, test } from 'vitest'
import { ensureChargeable, totalsOf } from './invoice-totals.ts'
import { parseMoney } from './money.ts'

const line = (quantity: string, unitPrice: string, taxRate = '0') => ({
  quantity,
  unitPrice: parseMoney(unitPrice),
  taxRate,
})

test('an invoice adds up its lines and computes tax once per rate', () => {
  const totals = totalsOf([
    line('1.5', '120.00', '8.25'),
    line('3', '19.99', '8.25'),
    line('1', '500.00'),
    line('2', '10.00', '5'),
  ])
  expect(totals).toEqual({
    lineNets: ['180.00', '59.97', '500.00', '20.00'],
    net: '759.97',
    taxes: [
      { rate: '5', net: '20.00', tax: '1.00' },
      { rate: '8.25', net: '239.97', tax: '19.80' },
    ],
    tax: '20.80',
    total: '780.77',
  })
})

test('half a cent is rounded up, and less is rounded down', () => {
  expect(totalsOf([line('0.5', '0.01')]).net).toBe('0.01')
  expect(totalsOf([line('0.499', '0.01')]).net).toBe('0.00')
  expect(totalsOf([line('1', '100.00', '0.005')]).tax).toBe('0.01')
})

test('a sum that floating point would get wrong is exact', () => {
  const lines = Array.from({ length: 1000 }, () => line('0.1', '0.10', '10'))
  expect(totalsOf(lines)).toMatchObject({ net: '10.00', tax: '1.00', total: '11.00' })
})

test.each([
  { lines: [], sentence: 'The total must be at least $0.01' },
  { lines: [line('0.001', '0.01')], sentence: 'The total must be at least $0.01' },
  { lines: [line('2', '50000000.00')], sentence: 'The total may be at most $99,999,999.99' },
])('refuses a total that no invoice can have: $sentence', ({ lines, sentence }) => {
  expect(() => ensureChargeable(totalsOf(lines))).toThrow(
    expect.objectContaining({ code: 'INVALID', message: sentence }),
  )
})
