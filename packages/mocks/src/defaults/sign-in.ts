import type { SessionUser } from '@tallgrass/contracts'
import type { MocksOf } from './mocks-of.ts'

/** Neither links nor providers are offered, as in an installation whose operator has set up nothing. */
export function signInMocks(signIn: () => SessionUser): MocksOf<'auth.links'> & MocksOf<'auth.providers'> {
  return {
    'auth.links.request': () => ({ ok: true }),
    'auth.links.get': () => ({ state: 'ready' }),
    'auth.links.use': signIn,
    'auth.links.useCode': signIn,
    'auth.providers.list': () => ({ providers: [], links: false }),
    'auth.providers.ticket': () => null,
    'auth.providers.link': () => ({ user: signIn(), to: null }),
    'auth.providers.finish': () => ({ user: signIn(), to: null }),
    'auth.providers.identities': () => [],
    'auth.providers.connect': () => ({ ok: true }),
    'auth.providers.unlink': () => ({ ok: true }),
  }
}
