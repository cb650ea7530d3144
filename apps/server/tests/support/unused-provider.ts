import type { IdentityProvider } from '@tallgrass/core'

/** A provider that leads somewhere, and to which no one has signed in. */
export const unusedProvider: IdentityProvider = {
  name: 'acme',
  label: 'Acme',
  domains: [],
  trustAmr: false,
  begin: async ({ state }) => `https://acme.example/authorize?state=${state}`,
  finish: async () => ({ refused: 'untrusted' }),
}
