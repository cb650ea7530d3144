import { row } from './row.ts'

/** Signing in by a mailed link or a provider. */
export const accountSignInRows = [
  row('POST', '/api/auth/links', 'auth.links.request'),
  row('POST', '/api/auth/links/use', 'auth.links.use'),
  row('POST', '/api/auth/links/use-code', 'auth.links.useCode'),
  row('GET', '/api/auth/providers', 'auth.providers.list'),
  row('GET', '/api/auth/providers/ticket', 'auth.providers.ticket'),
  row('POST', '/api/auth/providers/link', 'auth.providers.link'),
  row('POST', '/api/auth/providers/finish', 'auth.providers.finish'),
  row('GET', '/api/account/sign-in-accounts', 'auth.providers.identities'),
  row('POST', '/api/account/sign-in-accounts', 'auth.providers.connect', {
    creates: '/api/account/sign-in-accounts',
  }),
  row('DELETE', '/api/account/sign-in-accounts/{id}', 'auth.providers.unlink'),
]
