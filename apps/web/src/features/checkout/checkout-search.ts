import type { InvoiceId } from '@tallgrass/domain'
import { idOf, textOf } from '../../lib/address'
/** Search parameters of a payment link. */
export interface CheckoutSearch {
  invoice?: InvoiceId | undefined
  key?: string | undefined
}

/** Reads the link and leaves out what is no id. */
export function readCheckoutSearch({ invoice, key }: Record<string, unknown>): CheckoutSearch {
  return {
    invoice: idOf('Invoice', invoice),
    key: textOf(key),
  }
}
