import type { InvoiceRow } from '@tallgrass/db'
import { AppError, DAY_MS } from '@tallgrass/domain'
import type { Settings } from '../ctx.ts'

/** The link never expires; an unsent message with it is kept for this long. */
const LINK_LIFETIME_MS = 365 * DAY_MS

interface InvoiceMailInput {
  invoice: InvoiceRow
  settings: Settings
  now: Date
}

/** A message to the client of an issued invoice, with the link to its payment page. */
export function toInvoiceMail({ invoice, now, settings }: InvoiceMailInput) {
  const { amount, clientEmail, clientName, dueDate, number, title, url } = invoice
  if (!number || !dueDate || !url) throw new AppError('INTERNAL', 'Only issued invoices are mailed')
  return {
    to: clientEmail,
    data: { name: clientName, number, title, amount, dueDate },
    link: settings.publicUrl + url,
    linkExpiresAt: new Date(now.getTime() + LINK_LIFETIME_MS),
  }
}
