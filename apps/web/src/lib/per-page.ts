import type { QueryClient } from '@tanstack/react-query'

/** Holds what outlives its screen, as long as the page: each page has one query client. */
export function perPage<T>(create: () => T): (queryClient: QueryClient) => T {
  const known = new WeakMap<QueryClient, { value: T }>()
  return (queryClient) => {
    const held = known.get(queryClient) ?? { value: create() }
    known.set(queryClient, held)
    return held.value
  }
}
