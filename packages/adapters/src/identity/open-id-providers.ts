import type { IdentityProvider } from '@tallgrass/core'
import type { OpenIdOptions } from './openid-provider.ts'

export type { OpenIdOptions }

/** Providers that speak OpenID Connect. Their library is loaded only if there are any. */
export async function openIdProviders(providers: readonly OpenIdOptions[]): Promise<IdentityProvider[]> {
  if (providers.length === 0) return []
  const { openIdProvider } = await import('./openid-provider.ts')
  return providers.map(openIdProvider)
}
