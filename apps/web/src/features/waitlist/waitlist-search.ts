/** What stands in the address of the waitlist, so that a view can be shared. */
export interface WaitlistSearch {
  search?: string | undefined
  product?: string | undefined
}

const LONGEST_SEARCH = 200
const SLUG = /^[a-z\d-]{1,100}$/

/** Whatever was typed into the address bar, as far as it makes sense. */
export function readWaitlistSearch({ product, search }: Record<string, unknown>): WaitlistSearch {
  return {
    search: typeof search === 'string' && search !== '' ? search.slice(0, LONGEST_SEARCH) : undefined,
    product: typeof product === 'string' && SLUG.test(product) ? product : undefined,
  }
}
