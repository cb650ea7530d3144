import type { ClientId } from '@tallgrass/domain'

const whole: unique symbol = Symbol('everybody')

/**
 * Access to all clients' records. It cannot be written as a
 * literal; it comes from an administrator's or system context.
 */
export interface Everybody {
  readonly [whole]: true
}

/** Whose records may be read: one client's or everybody's. Made where the caller's role is checked. */
export type Scope = { clientId: ClientId } | Everybody

/** Called only where such a context is made. `npm run check` checks the callers. */
export function scopeOfEverybody(): Everybody {
  return { [whole]: true }
}

/** The client that the scope is limited to, if any. */
export function clientIn(scope: Scope): ClientId | undefined {
  return 'clientId' in scope ? scope.clientId : undefined
}
