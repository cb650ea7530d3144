import type { PayableInvoice } from '@tallgrass/db'
import type { Ctx, Tx } from '../ctx.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'

/** How long a message about money is worth sending. */
const WORTH_SENDING_MS = 30 * 24 * 3600 * 1000

interface Money {
  invoice: PayableInvoice
  amount: string
}

/** Tells the client that their money has come. */
export async function enqueueReceipt(ctx: Ctx, tx: Tx, { amount, invoice }: Money): Promise<void> {
  await enqueueMail(tx, 'payment-received', {
    ...addressed(ctx, tx, invoice),
    data: { ...named(invoice), amount },
  })
}

/** Tells the client that money goes back to them. */
export async function enqueueRefundMail(
  ctx: Ctx,
  tx: Tx,
  { amount, byCard, invoice, reason }: Money & { byCard: boolean; reason: string },
): Promise<void> {
  await enqueueMail(tx, 'payment-refunded', {
    ...addressed(ctx, tx, invoice),
    data: { ...named(invoice), amount, byCard, reason },
  })
}

function addressed({ settings }: Ctx, { now }: Tx, { clientEmail }: PayableInvoice) {
  return {
    to: clientEmail,
    link: `${settings.publicUrl}/portal/invoices`,
    linkExpiresAt: new Date(now.getTime() + WORTH_SENDING_MS),
  }
}

function named({ clientName, number, title }: PayableInvoice) {
  return { name: clientName, number: number ?? title, title }
}
