import { expect, test } from 'vitest'
import { totalsAfter, totalsCharged } from './invoice-discount.ts'
import { totalsOf } from './invoice-totals.ts'
import { addMoney, parseMoney } from './money.ts'

const line = (quantity: string, unitPrice: string, taxRate = '0') => ({
  quantity,
  unitPrice: parseMoney(unitPrice),
  taxRate,
})

test('a discount in percent reduces every line, and tax is computed on the rest', () => {
  const lines = [line('1.5', '120.00', '8.25'), line('1', '500.00'), line('3', '19.99', '8.25')]
  expect(totalsAfter(lines, { percent: '10' })).toEqual({
    listNets: ['180.00', '500.00', '59.97'],
    lineNets: ['162.00', '450.00', '53.97'],
    discount: { percent: '10', amount: '74.00' },
    net: '665.97',
    taxes: [{ rate: '8.25', net: '215.97', tax: '17.82' }],
    tax: '17.82',
    total: '683.79',
  })
})

test('a discount in dollars is taken off to the cent, and no line goes below zero', () => {
  const lines = Array.from({ length: 3 }, () => line('1', '0.01'))
  for (const amount of ['0.01', '0.02', '0.03']) {
    const { discount, lineNets, net } = totalsAfter(lines, { amount: parseMoney(amount) })
    expect(discount).toEqual({ percent: null, amount })
    expect(lineNets.every((cents) => cents === '0.00' || cents === '0.01')).toBe(true)
    expect(addMoney(net, parseMoney(amount))).toBe('0.03')
  }
})

test('without a discount, an invoice adds up as before', () => {
  const lines = [line('0.333', '10.01', '8.25'), line('2', '3.33')]
  const totals = totalsOf(lines)
  expect(totalsAfter(lines, null)).toEqual({ ...totals, listNets: totals.lineNets, discount: null })
})

test.each([
  [{ amount: parseMoney('20.01') }, 'The discount can be at most $20.00, the sum of the lines'],
  [{ percent: '0.001' }, 'The discount must be at least $0.01'],
])('refuses %j', (discount, message) => {
  expect(() => totalsAfter([line('2', '10.00')], discount)).toThrow(message)
})

test('what was saved is read back, unless the lines were replaced without the discount', () => {
  const lines = [line('3', '33.33', '5'), line('1', '0.02')]
  const totals = totalsAfter(lines, { percent: '12.5' })
  const saved = lines.map((one, n) => ({ ...one, net: totals.lineNets[n] ?? parseMoney('0') }))
  expect(totalsCharged(saved, '12.5')).toEqual(totals)
  const replaced = saved.map(({ net, taxRate }) => ({ quantity: '1', unitPrice: net, taxRate, net }))
  expect(totalsCharged(replaced, '12.5')).toMatchObject({ discount: null, total: totals.total })
})
