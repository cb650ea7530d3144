import { findInvoice } from '@tallgrass/db'
import { DAY_MS, type InvoiceId, type Money, noSuch } from '@tallgrass/domain'
import type { Ctx, Tx } from '../ctx.ts'
import { payerOf } from '../invoices/to-invoice-mail.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'
import { paymentMails } from './payment-mails.ts'

/** A message about a payment is not sent later than this. */
const WORTH_SENDING_MS = 30 * DAY_MS

interface MovedMoney {
  invoice: { id: InvoiceId }
  amount: Money
}

/** Mails the one who pays that the payment was received. */
export async function enqueueReceipt(ctx: Ctx, tx: Tx, { amount, invoice }: MovedMoney): Promise<void> {
  const { data, ...mail } = await toPaymentMail(ctx, tx, invoice)
  await enqueueMail(tx, paymentMails['payment-received'], { ...mail, data: { ...data, amount } })
}

/** Mails the one who pays that they get a refund. */
export async function enqueueRefundMail(
  ctx: Ctx,
  tx: Tx,
  { amount, byCard, invoice, reason }: MovedMoney & { byCard: boolean; reason: string },
): Promise<void> {
  const { data, ...mail } = await toPaymentMail(ctx, tx, invoice)
  await enqueueMail(tx, paymentMails['payment-refunded'], {
    ...mail,
    data: { ...data, amount, byCard, reason },
  })
}

async function toPaymentMail({ settings }: Ctx, { db, everybody, now }: Tx, { id }: { id: InvoiceId }) {
  const invoice = await findInvoice(db, everybody, id)
  if (!invoice) throw noSuch('Invoice')
  const { number, title } = invoice
  const { email, name } = await payerOf(db, invoice)
  return {
    to: email,
    data: { name, number: number ?? title, title },
    link: `${settings.publicUrl}/portal/invoices`,
    linkExpiresAt: new Date(now.getTime() + WORTH_SENDING_MS),
  }
}
