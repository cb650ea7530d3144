import type { SessionUser } from '@tallgrass/contracts'

/** What someone is called; empty while it is unknown. */
export function shownName(user: Pick<SessionUser, 'name' | 'username'> | null): string {
  return user?.name || user?.username || ''
}
