import { findInvoice } from '@tallgrass/db'
import { DAY_MS, type InvoiceId, type Money, noSuch, type UserId } from '@tallgrass/domain'
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

/** Mails the one who pays that the payment was received. Returns who that is. */
export async function enqueueReceipt(ctx: Ctx, tx: Tx, { amount, invoice }: MovedMoney): Promise<UserId> {
  const { data, payerId, ...mail } = await toPaymentMail(ctx, tx, invoice)
  await enqueueMail(tx, paymentMails['payment-received'], { ...mail, data: { ...data, amount } })
  return payerId
}

/** Mails the one who pays that they get a refund. Returns who that is. */
export async function enqueueRefundMail(
  ctx: Ctx,
  tx: Tx,
  { amount, byCard, invoice, reason }: MovedMoney & { byCard: boolean; reason: string },
): Promise<UserId> {
  const { data, payerId, ...mail } = await toPaymentMail(ctx, tx, invoice)
  await enqueueMail(tx, paymentMails['payment-refunded'], {
    ...mail,
    data: { ...data, amount, byCard, reason },
  })
  return payerId
}

async function toPaymentMail({ settings }: Ctx, { db, everybody, now }: Tx, { id }: { id: InvoiceId }) {
  const invoice = await findInvoice(db, everybody, id)
  if (!invoice) throw noSuch('Invoice')
  const { number, title } = invoice
  const { email, id: payerId, name } = await payerOf(db, invoice)
  return {
    payerId,
    to: email,
    data: { name, number: number ?? title, title },
    link: `${settings.publicUrl}/portal/invoices`,
    linkExpiresAt: new Date(now.getTime() + WORTH_SENDING_MS),
  }
}
