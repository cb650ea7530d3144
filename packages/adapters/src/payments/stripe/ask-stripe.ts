import type { ProviderCall } from '@tallgrass/core'
import { ProviderNotYet, ProviderRefused, ProviderRefusedUs, ProviderUnreachable } from '@tallgrass/domain'
import Stripe from 'stripe'
import { duringCall } from '../../calls/current-call.ts'

const {
  StripeAPIError,
  StripeAuthenticationError,
  StripeConnectionError,
  StripeError,
  StripePermissionError,
  StripeRateLimitError,
} = Stripe.errors

const CONFLICT = 409

/** Translates errors of the SDK. Throws ProviderUnreachable if the outcome is unknown. */
export async function askStripe<T>(ask: () => Promise<T>, call?: ProviderCall): Promise<T> {
  try {
    return await duringCall(call, ask)
  } catch (error) {
    throw toOurError(error)
  }
}

function toOurError(error: unknown): unknown {
  // Not kept as the cause, because its message shows the start and end of the key.
  if (error instanceof StripeAuthenticationError) {
    return new ProviderRefusedUs('Stripe rejected the secret key')
  }
  if (error instanceof StripePermissionError) {
    return new ProviderRefusedUs('The Stripe secret key lacks permission for this')
  }
  if (error instanceof StripeConnectionError) {
    return new ProviderUnreachable('Stripe did not respond', { cause: error })
  }
  if (error instanceof StripeAPIError && error.statusCode === CONFLICT) {
    return new ProviderNotYet('Stripe is still processing a request with the same key', { cause: error })
  }
  if (error instanceof StripeAPIError || error instanceof StripeRateLimitError) {
    return new ProviderUnreachable(`Stripe responded with ${error.statusCode ?? 'an unreadable answer'}`, {
      cause: error,
    })
  }
  if (error instanceof StripeError && isRefusal(error.statusCode)) {
    return new ProviderRefused(`Stripe refused: ${error.message}`, { cause: error })
  }
  return error
}

function isRefusal(status: number | undefined): boolean {
  return status !== undefined && status >= 400 && status < 500
}
