import type { ProviderSession } from '@tallgrass/core'
import type Stripe from 'stripe'
import { ensureObject } from './ensure-object.ts'
import { toAmount } from './to-amount.ts'

/** Needs `payment_intent.latest_charge` to be expanded. Throws ProviderUnreachable for what is no session. */
export function toProviderSession(session: Stripe.Checkout.Session): ProviderSession {
  ensureObject('checkout.session', session)
  const { client_reference_id, currency, expires_at, id, metadata, status, url } = session
  const payment = paymentOf(session)
  return {
    id,
    url: status === 'open' ? url : null,
    status: payment ? 'paid' : statusOf(session),
    invoiceId: client_reference_id ?? metadata?.invoice_id ?? null,
    ...toAmount(session.amount_total ?? 0, currency ?? ''),
    expiresAt: toDate(expires_at),
    payment,
  }
}

/** For a session without money: a completed one is still open while a slow payment method is processing. */
function statusOf({ payment_intent, payment_status, status }: Stripe.Checkout.Session): 'open' | 'expired' {
  if (status === 'open') return 'open'
  const processing = typeof payment_intent === 'object' && payment_intent?.status === 'processing'
  return status === 'complete' && payment_status === 'unpaid' && processing ? 'open' : 'expired'
}

function paymentOf({ payment_intent, payment_status, status }: Stripe.Checkout.Session) {
  if (status !== 'complete' || payment_status !== 'paid') return null
  if (typeof payment_intent !== 'object' || !payment_intent) return null
  const { amount_received, created, currency, id, latest_charge } = payment_intent
  const charge = typeof latest_charge === 'object' ? latest_charge : null
  return { id, ...toAmount(amount_received, currency), receivedAt: toDate(charge?.created ?? created) }
}

function toDate(seconds: number): Date {
  return new Date(seconds * 1000)
}
