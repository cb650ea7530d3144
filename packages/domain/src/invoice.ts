import { addDays } from './calendar-date.ts'
import { defineFlow } from './flow.ts'
import type { InvoiceStatus } from './invoice-status.ts'
import { isMoneyLess } from './money.ts'

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

/** Days from the issue of an invoice to its due date, where none is given. */
export const PAYMENT_TERM_DAYS = 14

export function dueDateOf(issueDate: string): string {
  return addDays(issueDate, PAYMENT_TERM_DAYS)
}

/** What is said beside the four statuses; it follows from the facts and is stored nowhere. */
export const invoiceLabels = ['OVERDUE', 'REFUNDED', 'PARTLY_REFUNDED'] as const
export type InvoiceLabel = (typeof invoiceLabels)[number]

/** `today` is the date where the business is; a day late begins after the due date. */
export function invoiceLabelAt(
  invoice: { status: InvoiceStatus; dueDate: string | null; amount: string; refunded: string },
  today: string,
): InvoiceLabel | null {
  const { amount, dueDate, refunded, status } = invoice
  if (status === 'OPEN') return dueDate !== null && dueDate < today ? 'OVERDUE' : null
  if (status !== 'PAID' || !isMoneyLess('0.00', refunded)) return null
  return isMoneyLess(refunded, amount) ? 'PARTLY_REFUNDED' : 'REFUNDED'
}

/** Days from the due date on which the client is reminded of an open invoice. */
export const reminderDays = [-7, 0, 2, 7] as const
export type ReminderDay = (typeof reminderDays)[number]

/** A reminder that could not go out on its day is still sent this many days later, and then no more. */
const REMINDER_GRACE_DAYS = 1

/**
 * The reminder that an open invoice is due for on a day, if any. `sent` are those that went out already; none goes
 * out on the day of issue, when the invoice itself did.
 */
export function reminderDueOn(
  invoice: { issueDate: string; dueDate: string; sent: readonly number[] },
  today: string,
): ReminderDay | undefined {
  const { dueDate, issueDate, sent } = invoice
  return reminderDays.find((day) => {
    const on = addDays(dueDate, day)
    return on > issueDate && on <= today && today <= addDays(on, REMINDER_GRACE_DAYS) && !sent.includes(day)
  })
}

/** The first and the last due date of which a reminder can be due on a day. */
export function remindedDueDates(today: string): { from: string; to: string } {
  return {
    from: addDays(today, -Math.max(...reminderDays) - REMINDER_GRACE_DAYS),
    to: addDays(today, -Math.min(...reminderDays)),
  }
}

/** 'INV-2026-0001'. */
export function toInvoiceNumber(year: number, count: number): string {
  return `INV-${year}-${String(count).padStart(4, '0')}`
}
