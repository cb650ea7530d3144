import type { PaymentsPort } from '@tallgrass/core'
import type { StripeOptions } from './stripe-payments.ts'

/** Payments through Stripe. Its SDK is large, and loaded only where it is in use. */
export async function stripePayments(options: StripeOptions): Promise<PaymentsPort> {
  const { createStripePayments } = await import('./stripe-payments.ts')
  return createStripePayments(options)
}
