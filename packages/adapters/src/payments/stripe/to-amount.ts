import { fromCents } from '@tallgrass/domain'

/**
 * Stripe counts the smallest unit of a currency. For one without cents the amount is then wrong by its point, and the
 * currency says that it is none of ours.
 */
export function toAmount(smallest: number, currency: string) {
  return { amount: fromCents(BigInt(smallest)), currency: currency.toUpperCase() }
}
