import type { NewProviderSession } from '@tallgrass/core'
import { toCents } from '@tallgrass/domain'
import type Stripe from 'stripe'
import { productName } from '../product-name.ts'

/**
 * Made of nothing but what was asked for: under one key Stripe takes only the same request again. So there is no
 * instant of expiry in it, and Stripe's own holds, 24 hours.
 */
export function toSessionParams(
  wanted: NewProviderSession,
  expand: string[],
): Stripe.Checkout.SessionCreateParams {
  const metadata = { invoice_id: wanted.invoiceId }
  return {
    mode: 'payment',
    allowed_payment_method_types: ['card'],
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: wanted.currency.toLowerCase(),
          unit_amount: Number(toCents(wanted.amount)),
          product_data: { name: productName(wanted) },
        },
      },
    ],
    customer_email: wanted.payerEmail,
    client_reference_id: wanted.invoiceId,
    metadata,
    payment_intent_data: { metadata },
    success_url: wanted.successUrl.replaceAll('{SESSION_ID}', '{CHECKOUT_SESSION_ID}'),
    cancel_url: wanted.cancelUrl.replaceAll('{SESSION_ID}', '{CHECKOUT_SESSION_ID}'),
    expand,
  }
}
