import type { PaymentsPort } from '@tallgrass/core'
import type { StripeOptions } from './stripe-payments.ts'

/** Payments through Stripe. Its SDK is large, so it is loaded only when Stripe is configured. */
export async function stripePayments(options: StripeOptions): Promise<PaymentsPort> {
  const { createStripePayments } = await import('./stripe-payments.ts')
  return createStripePayments(options)
}
