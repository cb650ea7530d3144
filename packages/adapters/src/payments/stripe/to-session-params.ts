import type { NewProviderSession } from '@tallgrass/core'
import { toCents } from '@tallgrass/domain'
import type Stripe from 'stripe'
import { productName } from '../product-name.ts'

/**
 * Depends only on the request, because Stripe accepts a key again only with identical parameters. Therefore it sets no
 * time of expiry, and Stripe's default of 24 hours applies.
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
