import { type Role, roles } from '@tallgrass/domain'

export const userTabs = ['users', 'pending', 'history'] as const
export type UserTab = (typeof userTabs)[number]

const LONGEST_SEARCH = 200

/** What stands in the address of User Management, so that a view can be shared. */
export interface UserSearch {
  tab?: UserTab | undefined
  role?: Role | undefined
  search?: string | undefined
}

/** Whatever was typed into the address bar, as far as it makes sense. */
export function readUserSearch({ role, search, tab }: Record<string, unknown>): UserSearch {
  return {
    tab: userTabs.find((known) => known === tab),
    role: roles.find((known) => known === role),
    search: typeof search === 'string' && search !== '' ? search.slice(0, LONGEST_SEARCH) : undefined,
  }
}
