import { addDays, type CalendarDate } from './calendar-date.ts'
import { defineFlow } from './flow.ts'
import type { InvoiceStatus } from './invoice-status.ts'
import { isMoneyLess, type Money, NO_MONEY } from './money.ts'

export const invoiceKinds = ['RETAINER', 'MILESTONE', 'FINAL'] as const
export type InvoiceKind = (typeof invoiceKinds)[number]

export const invoiceFlow = defineFlow(
  'invoice',
  {
    DRAFT: { issue: 'OPEN', void: 'VOID' },
    OPEN: { pay: 'PAID', void: 'VOID' },
    PAID: {},
    VOID: {},
  },
  { PAID: 'The payment can be refunded.', VOID: 'Create a new invoice for the amount owed.' },
)

/** Days from the issue date of an invoice to its due date, if none is given. */
export const PAYMENT_TERM_DAYS = 14

export function dueDateOf(issueDate: CalendarDate): CalendarDate {
  return addDays(issueDate, PAYMENT_TERM_DAYS)
}

/** Shown beside the status. Labels are derived from the invoice and never stored. */
export const invoiceLabels = ['OVERDUE', 'REFUNDED', 'PARTLY_REFUNDED'] as const
export type InvoiceLabel = (typeof invoiceLabels)[number]

/** `today` is the date in the business's time zone. An invoice is overdue from the day after its due date. */
export function invoiceLabelAt(
  invoice: { status: InvoiceStatus; dueDate: CalendarDate | null; amount: Money; refunded: Money },
  today: CalendarDate,
): InvoiceLabel | null {
  const { amount, dueDate, refunded, status } = invoice
  if (status === 'OPEN') return dueDate !== null && dueDate < today ? 'OVERDUE' : null
  if (status !== 'PAID' || !isMoneyLess(NO_MONEY, refunded)) return null
  return isMoneyLess(refunded, amount) ? 'PARTLY_REFUNDED' : 'REFUNDED'
}

/** When clients are reminded of an open invoice, in days relative to its due date. */
export const reminderDays = [-7, 0, 2, 7] as const
export type ReminderDay = (typeof reminderDays)[number]

/** A reminder that could not go out on its day may still go out up to this many days later. */
const REMINDER_GRACE_DAYS = 1

/**
 * The reminder that is due today for an open invoice, if any. `sent` lists the reminders already sent. None
 * goes out on the issue date, when the invoice itself was sent.
 */
export function reminderDueOn(
  invoice: { issueDate: CalendarDate; dueDate: CalendarDate; sent: readonly number[] },
  today: CalendarDate,
): ReminderDay | undefined {
  const { dueDate, issueDate, sent } = invoice
  return reminderDays.find((day) => {
    const on = addDays(dueDate, day)
    return on > issueDate && on <= today && today <= addDays(on, REMINDER_GRACE_DAYS) && !sent.includes(day)
  })
}

/** The range of due dates for which a reminder can be due today, both inclusive. */
export function remindedDueDates(today: CalendarDate): { from: CalendarDate; to: CalendarDate } {
  return {
    from: addDays(today, -Math.max(...reminderDays) - REMINDER_GRACE_DAYS),
    to: addDays(today, -Math.min(...reminderDays)),
  }
}

/** 'INV-2026-0001'. */
export function toInvoiceNumber(year: number, count: number): string {
  return `INV-${year}-${String(count).padStart(4, '0')}`
}
