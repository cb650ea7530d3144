import { addDays, type CalendarDate, daysBetween } from './calendar-date.ts'
import { AppError } from './errors.ts'
import { defineFlow, inWords } from './flow.ts'
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

export const invoiceStatusWords: Record<InvoiceStatus, string> = {
  DRAFT: 'Draft',
  OPEN: 'Open',
  PAID: 'Paid',
  VOID: 'Void',
}

export const invoiceLabelWords: Record<InvoiceLabel, string> = {
  OVERDUE: 'Overdue',
  REFUNDED: 'Refunded',
  PARTLY_REFUNDED: 'Partly refunded',
}

interface DueInvoice {
  status: InvoiceStatus
  dueDate: CalendarDate | null
}

/** `today` is the date in the business's time zone. An open invoice is overdue from the day after its due date. */
export function isOverdue({ dueDate, status }: DueInvoice, today: CalendarDate): boolean {
  return status === 'OPEN' && dueDate !== null && dueDate < today
}

/** `today` is the date in the business's time zone. */
export function invoiceLabelAt(
  invoice: DueInvoice & { amount: Money; refunded: Money },
  today: CalendarDate,
): InvoiceLabel | null {
  const { amount, refunded, status } = invoice
  if (isOverdue(invoice, today)) return 'OVERDUE'
  if (status !== 'PAID' || !isMoneyLess(NO_MONEY, refunded)) return null
  return isMoneyLess(refunded, amount) ? 'PARTLY_REFUNDED' : 'REFUNDED'
}

/** Only an open invoice can be mailed to its client: a draft is hidden, and the others are not to be paid. */
export function isMailable(status: InvoiceStatus): boolean {
  return status === 'OPEN'
}

/** Throws CONFLICT, naming the state. */
export function ensureMailable(status: InvoiceStatus): void {
  if (isMailable(status)) return
  throw new AppError(
    'CONFLICT',
    `This invoice is ${inWords(status)}. Only an open invoice can be emailed to its client.`,
  )
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

/** The reminder whose text fits a day: that of the last one due by then, or the first before that. */
export function reminderTextOn(dueDate: CalendarDate, day: CalendarDate): ReminderDay {
  const passed = daysBetween(dueDate, day)
  return reminderDays.findLast((one) => one <= passed) ?? reminderDays[0]
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
