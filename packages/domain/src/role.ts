export const roles = ['ADMIN', 'CLIENT'] as const
export type Role = (typeof roles)[number]

/** The other role, which the Change Role dialog preselects. */
export function oppositeRole(role: Role): Role {
  return role === 'ADMIN' ? 'CLIENT' : 'ADMIN'
}
