/** What stands in the address of a payment link. */
export interface CheckoutSearch {
  invoice?: string | undefined
  key?: string | undefined
}

export function readCheckoutSearch({ invoice, key }: Record<string, unknown>): CheckoutSearch {
  return {
    invoice: typeof invoice === 'string' && invoice !== '' ? invoice : undefined,
    key: typeof key === 'string' && key !== '' ? key : undefined,
  }
}
