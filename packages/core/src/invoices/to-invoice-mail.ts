import { type Db, findPayer, type InvoiceRow } from '@tallgrass/db'
import { AppError, DAY_MS, type UserId } from '@tallgrass/domain'
import type { Settings } from '../settings.ts'

/** The link never expires; an unsent message with it is kept for this long. */
const LINK_LIFETIME_MS = 365 * DAY_MS

/** The one who pays. */
export interface Payer {
  id: UserId
  name: string
  email: string
}

interface InvoiceMailInput {
  invoice: InvoiceRow
  payer: Payer
  settings: Settings
  now: Date
}

/** A message to the one who pays an issued invoice, with the link to its payment page. */
export function toInvoiceMail({ invoice, now, payer, settings }: InvoiceMailInput) {
  const { amount, dueDate, number, title, url } = invoice
  if (!number || !dueDate || !url) throw new AppError('INTERNAL', 'Only issued invoices are mailed')
  return {
    to: payer.email,
    data: { name: payer.name, number, title, amount, dueDate },
    link: settings.publicUrl + url,
    linkExpiresAt: new Date(now.getTime() + LINK_LIFETIME_MS),
  }
}

/** The client if they pay, or else the first of their colleagues who does. The client, if no one does. */
export async function payerOf(db: Db, invoice: InvoiceRow): Promise<Payer> {
  const { clientEmail, clientId, clientName } = invoice
  return (await findPayer(db, invoice)) ?? { id: clientId, name: clientName, email: clientEmail }
}
