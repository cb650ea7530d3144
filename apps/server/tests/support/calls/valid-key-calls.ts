import { anId } from '@tallgrass/testing'
import type { TestBrowser } from '../test-browser.ts'
import type { PreparedWorld } from '../worlds/prepared-world.ts'

const facts = { name: 'Bookkeeping', scopes: ['invoices:read' as const], days: 90 as const }

/** About the caller's own keys, and those of the business. */
export const validKeyCalls = {
  'auth.keys.list': () => {},
  'auth.keys.create': () => facts,
  'auth.keys.revoke': async ({ apiKey }: PreparedWorld, { trpc }: TestBrowser) => {
    const user = await trpc.auth.session.query()
    return user ? apiKey(user) : { id: anId('ApiKey') }
  },
  'admin.keys.list': () => ({}),
  'admin.keys.create': () => facts,
  'admin.keys.revoke': async ({ apiKey, client }: PreparedWorld) => apiKey(await client()),
}
