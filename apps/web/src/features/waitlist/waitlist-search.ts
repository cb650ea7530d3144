import { searchOf } from '../../lib/address'
/** What stands in the address of the waitlist, so that a view can be shared. */
export interface WaitlistSearch {
  search?: string | undefined
  product?: string | undefined
}

const SLUG = /^[a-z\d-]{1,100}$/

/** Whatever was typed into the address bar, as far as it makes sense. */
export function readWaitlistSearch({ product, search }: Record<string, unknown>): WaitlistSearch {
  return {
    search: searchOf(search),
    product: typeof product === 'string' && SLUG.test(product) ? product : undefined,
  }
}
