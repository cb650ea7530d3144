import type { IdentityProvider } from '../ports/identity-providers.ts'
import type { CallProvider } from './provider-guards.ts'

/**
 * With every call guarded, each provider by a circuit of its own. They are asked even while the site is held: nothing
 * of the business leaves, and administrators sign in to release it.
 */
export function bindIdentityProviders(
  providers: readonly IdentityProvider[],
  call: CallProvider,
): IdentityProvider[] {
  return providers.map((provider) => ({
    ...provider,
    begin: (visit) => call('identity', (limit) => provider.begin(visit, limit), `identity:${provider.name}`),
    finish: (visit, query) =>
      call('identity', (limit) => provider.finish(visit, query, limit), `identity:${provider.name}`),
  }))
}
