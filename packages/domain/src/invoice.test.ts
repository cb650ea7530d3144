import { describe, expect, test } from 'vitest'
import { addDays } from './calendar-date.ts'
import {
  dueDateOf,
  invoiceFlow,
  invoiceLabelAt,
  remindedDueDates,
  reminderDueOn,
  toInvoiceNumber,
} from './invoice.ts'
import { invoiceStatuses } from './invoice-status.ts'
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
  expect(dueDateOf('2026-02-20')).toBe('2026-03-06')
})

describe('the label beside the status', () => {
  const open = { status: 'OPEN', dueDate: '2026-11-20', amount: '100.00', refunded: '0.00' } as const
  const paid = { ...open, status: 'PAID' } as const

  test.each([
    [open, '2026-11-20', null],
    [open, '2026-11-21', 'OVERDUE'],
    [{ ...open, dueDate: null }, '2099-01-01', null],
    [paid, '2099-01-01', null],
    [{ ...paid, refunded: '0.01' }, '2026-11-20', 'PARTLY_REFUNDED'],
    [{ ...paid, refunded: '100.00' }, '2026-11-20', 'REFUNDED'],
    [{ ...open, status: 'VOID' } as const, '2099-01-01', null],
  ] as const)('%j on %s', (invoice, today, label) => {
    expect(invoiceLabelAt(invoice, today)).toBe(label)
  })
})

describe('reminders', () => {
  const invoice = { issueDate: '2026-11-01', dueDate: '2026-11-15', sent: [] }
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
    expect(days({ ...invoice, issueDate: '2026-11-08' })).toEqual(['2026-11-15', '2026-11-17', '2026-11-22'])
    expect(days({ ...invoice, issueDate: '2026-11-15' })).toEqual(['2026-11-17', '2026-11-22'])
  })

  test('that are missed go out the next day or not at all', () => {
    expect(reminderDueOn(invoice, '2026-11-16')).toBe(0)
    expect(reminderDueOn({ ...invoice, sent: [0] }, '2026-11-16')).toBeUndefined()
    expect(reminderDueOn(invoice, '2026-11-19')).toBeUndefined()
  })
})

test('an invoice number contains the year and the count', () => {
  expect(toInvoiceNumber(2026, 1)).toBe('INV-2026-0001')
  expect(toInvoiceNumber(2026, 12_345)).toBe('INV-2026-12345')
})

test.each(['0.50', '5000.00', '999999.99'])('a card can pay %s', (amount) => {
  expect(() => ensurePayableByCard(amount, cardLimits)).not.toThrow()
})

test.each(['0.49', '1000000.00'])('a card cannot pay %s, and the refusal names the limits', (amount) => {
  expect(() => ensurePayableByCard(amount, cardLimits)).toThrow(
    'Card payments must be from $0.50 to $999,999.99',
  )
})

test('no reminder is due outside the range of due dates that is searched', () => {
  const today = '2026-11-20'
  const dueOn = (dueDate: string) => reminderDueOn({ issueDate: '2026-10-01', dueDate, sent: [] }, today)
  const { from, to } = remindedDueDates(today)
  expect([dueOn(from), dueOn(to)]).toEqual([7, -7])
  expect([dueOn(addDays(from, -1)), dueOn(addDays(to, 1))]).toEqual([undefined, undefined])
})
