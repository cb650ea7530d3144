import {
  findInvoice,
  findLastEventAt,
  type InvoiceRow,
  insertReminder,
  type LockedInvoice,
} from '@tallgrass/db'
import { type MailId, noSuch, type ReminderDay, type UserId } from '@tallgrass/domain'
import { businessDayAt } from '../business-day.ts'
import type { Tx } from '../ctx.ts'
import { emit } from '../events/emit.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'
import type { EnqueueOptions } from '../ports/job-queue.ts'
import type { Settings } from '../settings.ts'
import { auditInvoice } from './audit-invoice.ts'
import { emitInvoice, toInvoiceEvent } from './emit-invoice.ts'
import { invoiceMails } from './invoice-mails.ts'
import { payerOf, toInvoiceMail } from './to-invoice-mail.ts'

interface NewReminder {
  /** Locked by the caller. */
  invoice: LockedInvoice
  /** Recorded, in days relative to the due date. */
  day: number
  /** The reminder whose text is sent. */
  text: ReminderDay
  settings: Settings
  sending?: EnqueueOptions
}

/**
 * Mails a reminder of an open invoice to the one who pays. Returns undefined if they were already reminded
 * today, or of this day.
 */
export async function addReminder(
  tx: Tx,
  { day, invoice: { id }, sending, settings, text }: NewReminder,
): Promise<MailId | undefined> {
  const sentOn = businessDayAt(tx.now)
  if (!(await insertReminder(tx.db, { invoiceId: id, day, sentOn, createdAt: tx.now }))) return undefined
  const invoice = await findInvoice(tx.db, tx.everybody, id)
  if (!invoice) throw noSuch('Invoice')
  const payer = await payerOf(tx.db, invoice)
  const mail = toInvoiceMail({ invoice, settings, payer, now: tx.now })
  const data = { ...mail.data, day: text }
  const mailId = await enqueueMail(tx, invoiceMails['invoice-reminder'], { ...mail, data }, sending)
  auditInvoice(tx, invoice, { action: 'invoice.remind', after: { day } })
  await emitReminder(tx, { ...invoice, mailedTo: payer.id }, day)
  return mailId
}

/** The bell repeats a reminder before the due date, and says once that the invoice is overdue. */
async function emitReminder(
  tx: Tx,
  invoice: Pick<InvoiceRow, 'amount' | 'dueDate' | 'id'> & { mailedTo: UserId },
  day: number,
): Promise<void> {
  const { dueDate, id } = invoice
  if (day > 0) {
    const toldAt = await findLastEventAt(tx.db, 'invoice.overdue', id)
    if (toldAt === null) await emitInvoice(tx, 'invoice.overdue', invoice)
  } else if (dueDate) {
    emit(tx, 'invoice.due', { ...(await toInvoiceEvent(tx, invoice)), dueDate })
  }
}
