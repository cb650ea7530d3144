import type { AppRouter } from '@tallgrass/api'
import { TRPCClientError, type TRPCLink } from '@trpc/client'
import { observable } from '@trpc/server/observable'

const OF_PORTALS = /^(portal|admin)\./

/**
 * Fails the calls of a portal while `isHeld`, without asking the server: its reader has to add a second factor first, and
 * all of them would be refused.
 */
export function failHeld(isHeld: () => boolean): TRPCLink<AppRouter> {
  const failure = () => TRPCClientError.from<AppRouter>(new Error('A second factor comes first'))
  return () =>
    ({ next, op }) =>
      OF_PORTALS.test(op.path) && isHeld() ? observable((observer) => observer.error(failure())) : next(op)
}
