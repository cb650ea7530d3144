import { oneOf, searchOf } from '../../lib/address'

/** The default is by name. */
const clientSorts = ['newest', 'open'] as const

export interface ClientFilters {
  search?: string | undefined
  tag?: string | undefined
  /** The clients in use if undefined. */
  show?: 'archived' | undefined
  sort?: (typeof clientSorts)[number] | undefined
}

/** Reads the search parameters of the list of clients and ignores invalid values. */
export function readClientsSearch({ search, show, sort, tag }: Record<string, unknown>): ClientFilters {
  return {
    search: searchOf(search),
    tag: searchOf(tag),
    show: oneOf(['archived'], show),
    sort: oneOf(clientSorts, sort),
  }
}
