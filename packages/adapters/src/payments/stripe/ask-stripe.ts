import { ProviderUnreachable } from '@tallgrass/domain'
import Stripe from 'stripe'

const { StripeAPIError, StripeAuthenticationError, StripeConnectionError, StripeRateLimitError } =
  Stripe.errors

/** What Stripe answers. Throws ProviderUnreachable where nothing is known of the outcome. */
export async function askStripe<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    throw inOurWords(error)
  }
}

function inOurWords(error: unknown): unknown {
  // Its message shows the beginning and the end of the key.
  if (error instanceof StripeAuthenticationError) return new Error('Stripe does not take the secret key')
  if (error instanceof StripeConnectionError) {
    return new ProviderUnreachable('Stripe did not answer', { cause: error })
  }
  // A failure inside of Stripe, or another request with the same key that is still at work.
  if (error instanceof StripeAPIError || error instanceof StripeRateLimitError) {
    return new ProviderUnreachable(`Stripe answered with ${error.statusCode ?? 'nothing readable'}`, {
      cause: error,
    })
  }
  return error
}
