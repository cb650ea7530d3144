import { findInvoice, insertReminder, type LockedInvoice } from '@tallgrass/db'
import { type MailId, noSuch, type ReminderDay } from '@tallgrass/domain'
import { businessDayAt } from '../business-day.ts'
import type { Settings, Tx } from '../ctx.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'
import type { EnqueueOptions } from '../ports/job-queue.ts'
import { auditInvoice } from './audit-invoice.ts'
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
  const mail = toInvoiceMail({ invoice, settings, payer: await payerOf(tx.db, invoice), now: tx.now })
  const data = { ...mail.data, day: text }
  const mailId = await enqueueMail(tx, invoiceMails['invoice-reminder'], { ...mail, data }, sending)
  auditInvoice(tx, invoice, { action: 'invoice.remind', after: { day } })
  return mailId
}
