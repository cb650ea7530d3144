import { type Role, roles } from '@tallgrass/domain'
import { oneOf, searchOf } from '../../lib/address'

export const userTabs = ['users', 'pending', 'history'] as const
export type UserTab = (typeof userTabs)[number]

/** What stands in the address of User Management, so that a view can be shared. */
export interface UserSearch {
  tab?: UserTab | undefined
  role?: Role | undefined
  search?: string | undefined
}

/** Whatever was typed into the address bar, as far as it makes sense. */
export function readUserSearch({ role, search, tab }: Record<string, unknown>): UserSearch {
  return {
    tab: oneOf(userTabs, tab),
    role: oneOf(roles, role),
    search: searchOf(search),
  }
}
