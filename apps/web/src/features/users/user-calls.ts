import type { TrpcUtils } from '../../lib/trpc'
import type { UserFilterValues } from './user-filters'
import type { UserSearch } from './user-search'

const CARDS_PER_PAGE = 24

export const shownUsers = ({ role, search }: UserFilterValues) => ({ limit: CARDS_PER_PAGE, role, search })
export const pendingInvitations = { show: 'pending' } as const
export const allInvitations = { show: 'all' } as const

/** What User Management shows first. */
export function userCalls({ admin }: TrpcUtils, { person: _, tab, ...filters }: UserSearch) {
  const { invitations, users } = admin
  const lists = {
    users: () => users.list.prefetchInfinite(shownUsers(filters)),
    pending: () => invitations.list.prefetchInfinite(pendingInvitations),
    history: () => invitations.list.prefetchInfinite(allInvitations),
  }
  return [users.counts.prefetch(), lists[tab ?? 'users']()]
}
