import type { ProviderRefund } from '@tallgrass/core'
import type Stripe from 'stripe'
import { ensureObject } from './ensure-object.ts'
import { toAmount } from './to-amount.ts'

/** Throws ProviderUnreachable for what is no refund. */
export function toProviderRefund(refund: Stripe.Refund): ProviderRefund {
  ensureObject('refund', refund)
  const { amount, created, currency, failure_reason, id, payment_intent, status } = refund
  return {
    id,
    paymentId: typeof payment_intent === 'string' ? payment_intent : (payment_intent?.id ?? ''),
    ...toAmount(amount, currency),
    status: toStatus(status),
    failure: toFailure(status, failure_reason),
    createdAt: new Date(created * 1000),
  }
}

function toStatus(status: string | null): ProviderRefund['status'] {
  if (status === 'succeeded') return 'succeeded'
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending'
}

function toFailure(status: string | null, reason: string | undefined): string | null {
  if (status === 'canceled') return 'It was canceled at Stripe.'
  if (status !== 'failed') return null
  return `The bank rejected it${reason ? ` (${reason.replaceAll('_', ' ')})` : ''}.`
}
