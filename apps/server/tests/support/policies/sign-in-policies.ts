import { ANYONE, type Policy, SIGNED_IN } from './policy.ts'

export const signInPolicies = {
  'auth.links.request': ANYONE,
  'auth.links.get': ANYONE,
  'auth.links.use': ANYONE,
  'auth.links.useCode': ANYONE,
  'auth.providers.list': ANYONE,
  'auth.providers.ticket': ANYONE,
  'auth.providers.link': ANYONE,
  'auth.providers.finish': ANYONE,
  'auth.providers.identities': SIGNED_IN,
  'auth.providers.connect': SIGNED_IN,
  'auth.providers.unlink': SIGNED_IN,
} as const satisfies Record<string, Policy>

/** Both lead on, to a page that refuses the caller if need be. */
export const signInRoutes = {
  'GET /api/auth/providers/:name/start': { policy: ANYONE, example: '/api/auth/providers/acme/start' },
  'GET /api/auth/providers/:name/callback': {
    policy: ANYONE,
    example: '/api/auth/providers/acme/callback?code=1&state=2',
  },
}

export const auditedSignIns = {
  'auth.links.request': [['sign-in-link.request', 'visitor']],
  'auth.links.use': [
    ['sign-in-link.use', 'owner'],
    ['session.start', 'owner'],
  ],
  'auth.links.useCode': [
    ['sign-in-link.use', 'owner'],
    ['session.start', 'owner'],
  ],
  'auth.providers.link': [
    ['user.link-provider', 'owner'],
    ['session.start', 'owner'],
  ],
  'auth.providers.finish': [['session.start', 'owner']],
  'auth.providers.connect': [['user.link-provider', 'caller']],
  'auth.providers.unlink': [['user.unlink-provider', 'caller']],
} satisfies Record<string, [action: string, actor: 'caller' | 'owner' | 'visitor'][]>
