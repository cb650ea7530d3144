import type { NewProviderSession } from '@tallgrass/core'
import { toCents } from '@tallgrass/domain'
import type Stripe from 'stripe'
import { productName } from '../product-name.ts'

/**
 * Depends only on the request, because Stripe accepts a key again only with identical parameters. Therefore it sets no
 * time of expiry, and Stripe's default of 24 hours applies.
 */
export function toSessionParams(
  input: NewProviderSession,
  expand: string[],
): Stripe.Checkout.SessionCreateParams {
  const metadata = { invoice_id: input.invoiceId }
  return {
    mode: 'payment',
    allowed_payment_method_types: ['card'],
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: input.currency.toLowerCase(),
          unit_amount: Number(toCents(input.amount)),
          product_data: { name: productName(input) },
        },
      },
    ],
    customer_email: input.payerEmail,
    client_reference_id: input.invoiceId,
    metadata,
    payment_intent_data: { metadata },
    success_url: input.successUrl.replaceAll('{SESSION_ID}', '{CHECKOUT_SESSION_ID}'),
    cancel_url: input.cancelUrl.replaceAll('{SESSION_ID}', '{CHECKOUT_SESSION_ID}'),
    expand,
  }
}
