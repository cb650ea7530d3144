import { expect, test } from 'vitest'
import { parseCalendarDate } from './calendar-date.ts'
import { parseMoney } from './money.ts'
import { cardLimits, ensurePayableByCard, ensureReceivable, ensureRefundable } from './payment.ts'

test('a payment can be refunded up to what is left of it, to the cent', () => {
  const paid = parseMoney('5000.00')
  const refunded = parseMoney('250.00')
  ensureRefundable(parseMoney('4750.00'), { paid, refunded })
  expect(() => ensureRefundable(parseMoney('4750.01'), { paid, refunded })).toThrow(
    'At most $4,750.00 can be refunded',
  )
  expect(() => ensureRefundable(parseMoney('0.01'), { paid, refunded: paid })).toThrow(
    'At most $0.00 can be refunded',
  )
})

test('refuses a payment date in the future or before 2000', () => {
  const today = parseCalendarDate('2026-11-20')
  const receive = (day: string) => ensureReceivable(parseCalendarDate(day), today)
  for (const day of ['2000-01-01', '2026-11-19', today]) receive(day)
  expect(() => receive('2026-11-21')).toThrow('Received on cannot be in the future')
  expect(() => receive('1999-12-31')).toThrow('Received on cannot be before 2000')
})

test.each(['0.50', '999999.99'])('a card can pay %s', (amount) => {
  ensurePayableByCard(parseMoney(amount), cardLimits)
})

test.each(['0.49', '1000000.00'])('a card cannot pay %s', (amount) => {
  expect(() => ensurePayableByCard(parseMoney(amount), cardLimits)).toThrow(
    'Please ask us for another way to pay.',
  )
})
