import { searchOf } from '../../lib/address'
/** The query string of the waitlist, so that a view can be shared. */
export interface WaitlistSearch {
  search?: string | undefined
  product?: string | undefined
}

const SLUG = /^[a-z\d-]{1,100}$/

/** Reads the query string and ignores unknown values. */
export function readWaitlistSearch({ product, search }: Record<string, unknown>): WaitlistSearch {
  return {
    search: searchOf(search),
    product: typeof product === 'string' && SLUG.test(product) ? product : undefined,
  }
}
