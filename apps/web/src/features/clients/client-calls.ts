import type { OrganizationId } from '@tallgrass/domain'
import { choiceQuery, detailQuery, listQuery } from '../../lib/freshness'
import type { TrpcUtils } from '../../lib/trpc'
import type { ClientFilters } from './clients-search'

const ROWS_AT_ONCE = 25

export const shownClients = (filters: ClientFilters) => ({ limit: ROWS_AT_ONCE, ...filters })

/** What the list of clients shows first. */
export function clientsCalls({ admin }: TrpcUtils, filters: ClientFilters) {
  const { list, tags } = admin.clients
  return [list.prefetchInfinite(shownClients(filters), listQuery), tags.prefetch(undefined, choiceQuery)]
}

/** What a client's page shows first. */
export function clientCalls({ admin }: TrpcUtils, id: OrganizationId) {
  return [admin.clients.get.prefetch({ id }, detailQuery)]
}
