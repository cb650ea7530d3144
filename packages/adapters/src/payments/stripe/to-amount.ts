import { fromCents } from '@tallgrass/domain'

/**
 * Stripe counts in the smallest unit of a currency. For a currency without cents, the amount is therefore off by a
 * factor of 100; callers refuse it anyway, because it is not a currency of ours.
 */
export function toAmount(smallest: number, currency: string) {
  return { amount: fromCents(BigInt(smallest)), currency: currency.toUpperCase() }
}
