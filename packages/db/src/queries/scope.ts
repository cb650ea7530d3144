import type { OrganizationId } from '@tallgrass/domain'

const whole: unique symbol = Symbol('everybody')

/**
 * Access to all organizations' records. It cannot be written as a
 * literal; it comes from an administrator's or system context.
 */
export interface Everybody {
  readonly [whole]: true
}

/** Whose records may be read: one organization's or everybody's. Made where the caller's role is checked. */
export type Scope = { organizationId: OrganizationId } | Everybody

/** Called only where such a context is made. `npm run check` checks the callers. */
export function scopeOfEverybody(): Everybody {
  return { [whole]: true }
}

/** The organization that the scope is limited to, if any. */
export function organizationIn(scope: Scope): OrganizationId | undefined {
  return 'organizationId' in scope ? scope.organizationId : undefined
}
