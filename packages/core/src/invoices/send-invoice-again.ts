import type { InvoiceMail } from '@tallgrass/contracts'
import { findInvoice } from '@tallgrass/db'
import { ensureMailable, type InvoiceId, noSuch } from '@tallgrass/domain'
import type { AdminCtx } from '../authorize.ts'
import { SENT_BY_CALLER } from '../mail/enqueue-mail.ts'
import { sendAtOnce } from '../mail/send-mail.ts'
import { auditInvoice } from './audit-invoice.ts'
import { enqueueInvoiceMail } from './enqueue-invoice-mail.ts'
import { lockInvoice } from './lock-invoice.ts'
import { payerOf } from './to-invoice-mail.ts'

/**
 * Mails an open invoice to the one who pays again, as when it was issued, and returns the status of the message.
 * Throws NOT_FOUND; CONFLICT unless the invoice is open.
 */
export async function sendInvoiceAgain(ctx: AdminCtx, { id }: { id: InvoiceId }): Promise<InvoiceMail> {
  const mailId = await ctx.transaction(async (tx) => {
    const { status } = await lockInvoice(tx, ctx.scope, { id })
    ensureMailable(status)
    const invoice = await findInvoice(tx.db, ctx.scope, id)
    if (!invoice) throw noSuch('Invoice')
    const mail = { invoice, payer: await payerOf(tx.db, invoice), settings: ctx.settings }
    const { mailId: sent, recipient } = await enqueueInvoiceMail(tx, mail, SENT_BY_CALLER)
    auditInvoice(tx, invoice, { action: 'invoice.resend', after: { recipient } })
    return sent
  })
  return { email: await sendAtOnce(ctx, mailId) }
}
