import type { Role } from './role.ts'

const PROFILES: Record<Role, string> = { ADMIN: '/portal/admin/profile', CLIENT: '/portal/profile' }

/** The page on which someone looks after their own account. */
export function profilePath(role: Role): string {
  return PROFILES[role]
}
