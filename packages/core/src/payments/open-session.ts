import { type CheckoutRow, findInvoice } from '@tallgrass/db'
import { noSuch } from '@tallgrass/domain'
import { asSystem, type Ctx } from '../ctx.ts'
import type { ProviderSession } from '../ports/payments.ts'

/** Opens the session of an attempt at the provider. Repeated calls return the same session. */
export async function openSession(ctx: Ctx, checkout: CheckoutRow): Promise<ProviderSession> {
  const { amount, attempt, currency, invoiceId } = checkout
  const invoice = await findInvoice(ctx.db, asSystem(ctx).scope, invoiceId)
  if (!invoice) throw noSuch('Invoice')
  const { publicUrl } = ctx.settings
  return ctx.payments.openSession({
    idempotencyKey: `${invoiceId}:${attempt}`,
    invoiceId,
    number: invoice.number ?? '',
    title: invoice.title,
    amount,
    currency,
    payerEmail: invoice.clientEmail,
    successUrl: `${publicUrl}/client/payment-success?session_id={SESSION_ID}`,
    cancelUrl: publicUrl + (invoice.url ?? '/'),
  })
}
