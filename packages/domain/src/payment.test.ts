import { expect, test } from 'vitest'
import { cardLimits, ensurePayableByCard, ensureReceivable, ensureRefundable } from './payment.ts'

test('a payment can be refunded up to what is left of it, to the cent', () => {
  ensureRefundable('4750.00', { paid: '5000.00', refunded: '250.00' })
  expect(() => ensureRefundable('4750.01', { paid: '5000.00', refunded: '250.00' })).toThrow(
    'At most $4,750.00 can be refunded',
  )
  expect(() => ensureRefundable('0.01', { paid: '5000.00', refunded: '5000.00' })).toThrow(
    'At most $0.00 can be refunded',
  )
})

test('refuses a payment date in the future or before 2000', () => {
  const today = '2026-11-20'
  for (const day of ['2000-01-01', '2026-11-19', today]) ensureReceivable(day, today)
  expect(() => ensureReceivable('2026-11-21', today)).toThrow('Received on cannot be in the future')
  expect(() => ensureReceivable('1999-12-31', today)).toThrow('Received on cannot be before 2000')
})

test.each(['0.50', '999999.99'])('a card can pay %s', (amount) => {
  ensurePayableByCard(amount, cardLimits)
})

test.each(['0.49', '1000000.00'])('a card cannot pay %s', (amount) => {
  expect(() => ensurePayableByCard(amount, cardLimits)).toThrow('Please ask us for another way to pay.')
})
