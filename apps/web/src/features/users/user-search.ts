import { type Role, roles, type UserId } from '@tallgrass/domain'
import { idOf, oneOf, searchOf } from '../../lib/address'

export const userTabs = ['users', 'pending', 'history'] as const
export type UserTab = (typeof userTabs)[number]

/** The query string of User Management, so that a view can be shared. */
export interface UserSearch {
  tab?: UserTab | undefined
  role?: Role | undefined
  search?: string | undefined
  /** The person whose drawer is open. */
  person?: UserId | undefined
}

/** Reads the query string and ignores unknown values. */
export function readUserSearch({ person, role, search, tab }: Record<string, unknown>): UserSearch {
  return {
    tab: oneOf(userTabs, tab),
    role: oneOf(roles, role),
    search: searchOf(search),
    person: idOf('User', person),
  }
}
