import { describe, expect, test } from 'vitest'
import { addDays, type CalendarDate, parseCalendarDate } from './calendar-date.ts'
import {
  dueDateOf,
  invoiceFlow,
  invoiceLabelAt,
  remindedDueDates,
  reminderDueOn,
  toInvoiceNumber,
} from './invoice.ts'
import { invoiceStatuses } from './invoice-status.ts'
import { NO_MONEY, parseMoney } from './money.ts'
import { cardLimits, ensurePayableByCard } from './payment.ts'

const ALLOWED = ['DRAFT → OPEN', 'DRAFT → VOID', 'OPEN → PAID', 'OPEN → VOID']

test.each(invoiceStatuses.flatMap((from) => invoiceStatuses.map((to) => [from, to] as const)))(
  'an invoice from %s to %s',
  (from, to) => {
    const isAllowed = invoiceFlow.events(from).some((event) => invoiceFlow.next(from, event) === to)
    expect(isAllowed).toBe(ALLOWED.includes(`${from} → ${to}`))
  },
)

test('refuses to void a paid invoice and names both states', () => {
  expect(() => invoiceFlow.next('PAID', 'void')).toThrow('This invoice is paid and cannot become void')
})

test('payment is due two weeks after the issue', () => {
  expect(dueDateOf(parseCalendarDate('2026-02-20'))).toBe('2026-03-06')
})

describe('the label beside the status', () => {
  const amount = parseMoney('100.00')
  const dueDate = parseCalendarDate('2026-11-20')
  const open = { status: 'OPEN', dueDate, amount, refunded: NO_MONEY } as const
  const paid = { ...open, status: 'PAID' } as const

  test.each([
    [open, '2026-11-20', null],
    [open, '2026-11-21', 'OVERDUE'],
    [{ ...open, dueDate: null }, '2099-01-01', null],
    [paid, '2099-01-01', null],
    [{ ...paid, refunded: parseMoney('0.01') }, '2026-11-20', 'PARTLY_REFUNDED'],
    [{ ...paid, refunded: amount }, '2026-11-20', 'REFUNDED'],
    [{ ...open, status: 'VOID' } as const, '2099-01-01', null],
  ] as const)('%j on %s', (invoice, today, label) => {
    expect(invoiceLabelAt(invoice, parseCalendarDate(today))).toBe(label)
  })
})

describe('reminders', () => {
  const dueDate = parseCalendarDate('2026-11-15')
  const invoice = { issueDate: parseCalendarDate('2026-11-01'), dueDate, sent: [] }
  const days = (of: Parameters<typeof reminderDueOn>[0]) => {
    const sent: number[] = []
    const on: string[] = []
    for (let today = of.issueDate; today <= '2026-12-31'; today = addDays(today, 1)) {
      const day = reminderDueOn({ ...of, sent }, today)
      if (day === undefined) continue
      sent.push(day)
      on.push(today)
    }
    return on
  }

  test('go out a week before the due date, on it, and two and seven days after it', () => {
    expect(days(invoice)).toEqual(['2026-11-08', '2026-11-15', '2026-11-17', '2026-11-22'])
  })

  test('never go out on or before the issue date', () => {
    const issueDate = parseCalendarDate('2026-11-08')
    expect(days({ ...invoice, issueDate })).toEqual(['2026-11-15', '2026-11-17', '2026-11-22'])
    expect(days({ ...invoice, issueDate: dueDate })).toEqual(['2026-11-17', '2026-11-22'])
  })

  test('that are missed go out the next day or not at all', () => {
    const dayAfter = addDays(dueDate, 1)
    expect(reminderDueOn(invoice, dayAfter)).toBe(0)
    expect(reminderDueOn({ ...invoice, sent: [0] }, dayAfter)).toBeUndefined()
    expect(reminderDueOn(invoice, addDays(dueDate, 4))).toBeUndefined()
  })
})

test('an invoice number contains the year and the count', () => {
  expect(toInvoiceNumber(2026, 1)).toBe('INV-2026-0001')
  expect(toInvoiceNumber(2026, 12_345)).toBe('INV-2026-12345')
})

test.each(['0.50', '5000.00', '999999.99'])('a card can pay %s', (amount) => {
  expect(() => ensurePayableByCard(parseMoney(amount), cardLimits)).not.toThrow()
})

test.each(['0.49', '1000000.00'])('a card cannot pay %s, and the refusal names the limits', (amount) => {
  expect(() => ensurePayableByCard(parseMoney(amount), cardLimits)).toThrow(
    'Card payments must be from $0.50 to $999,999.99',
  )
})

test('no reminder is due outside the range of due dates that is searched', () => {
  const today = parseCalendarDate('2026-11-20')
  const issueDate = parseCalendarDate('2026-10-01')
  const dueOn = (dueDate: CalendarDate) => reminderDueOn({ issueDate, dueDate, sent: [] }, today)
  const { from, to } = remindedDueDates(today)
  expect([dueOn(from), dueOn(to)]).toEqual([7, -7])
  expect([dueOn(addDays(from, -1)), dueOn(addDays(to, 1))]).toEqual([undefined, undefined])
})
