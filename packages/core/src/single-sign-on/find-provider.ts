import type { Ctx } from '../ctx.ts'
import type { IdentityProvider } from '../ports/identity-providers.ts'

export function findProvider({ identityProviders }: Ctx, name: string): IdentityProvider | undefined {
  return identityProviders.find((provider) => provider.name === name)
}
