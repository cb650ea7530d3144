import { textOf } from '../../lib/address'
/** Search parameters of a payment link. */
export interface CheckoutSearch {
  invoice?: string | undefined
  key?: string | undefined
}

export function readCheckoutSearch({ invoice, key }: Record<string, unknown>): CheckoutSearch {
  return {
    invoice: textOf(invoice),
    key: textOf(key),
  }
}
