import { expect, test } from 'vitest'
import { EnvError, readEnv } from './env.ts'

const acme = { name: 'acme', issuer: 'https://login.example.com', clientId: 'us', clientSecret: 'hush' }
const read = (providers: unknown, others: Record<string, string> = {}) =>
  readEnv({ OIDC_PROVIDERS: JSON.stringify(providers), ...others })

function refusal(source: Record<string, string>): string {
  try {
    readEnv(source)
  } catch (error) {
    if (error instanceof EnvError) return error.message
  }
  return 'accepted'
}

test('without the variables, there are passwords only', () => {
  expect(readEnv({})).toMatchObject({ signInLinks: false, identityProviders: [] })
})

test('a provider is known by its host unless it has a label, and sends browsers back to our origin', () => {
  const { identityProviders } = read(
    [acme, { ...acme, name: 'b', issuer: 'https://b.example', label: 'Bee' }],
    {
      PUBLIC_URL: 'https://www.example.com',
    },
  )
  expect(identityProviders).toMatchObject([
    {
      label: 'login.example.com',
      domains: [],
      trustAmr: false,
      callbackUrl: 'https://www.example.com/api/auth/providers/acme/callback',
    },
    { label: 'Bee' },
  ])
})

test('domains are read in lower case', () => {
  const [provider] = read([{ ...acme, domains: ['Example.COM'], trustAmr: true }]).identityProviders
  expect(provider).toMatchObject({ domains: ['example.com'], trustAmr: true })
})

test.each([
  ['not JSON', 'hush', 'OIDC_PROVIDERS: must be a JSON list such as'],
  ['no list', JSON.stringify(acme), 'OIDC_PROVIDERS: must be a JSON list such as'],
  ['a text as a provider', '["acme"]', 'OIDC_PROVIDERS.0: must be an object with name, issuer'],
])('refuses %s', (_what, OIDC_PROVIDERS, message) => {
  const problem = refusal({ OIDC_PROVIDERS })
  expect(problem).toContain(message)
  expect(problem).not.toContain('hush')
})

test.each([
  [{ name: 'Acme Inc' }, '0.name: must be a short name such as acme'],
  [{ issuer: 'login.example.com' }, '0.issuer: must be the URL of the provider'],
  [{ issuer: 'http://login.example.com' }, '0.issuer: must be the URL of the provider'],
  [{ clientId: undefined }, '0.clientId: must be the ID of this site at the provider'],
  [{ clientSecret: '' }, '0.clientSecret: must be the secret of this site at the provider'],
  [{ domains: 'example.com' }, '0.domains: must be a list of domains'],
  [{ domains: ['@example.com'] }, '0.domains.0: must be a list of domains'],
  [{ trustAmr: 'yes' }, '0.trustAmr: must be true or false'],
  [{ secret: 'hush' }, '0: has the unknown field secret'],
])('refuses a provider with %j', (change, message) => {
  const problem = refusal({ OIDC_PROVIDERS: JSON.stringify([{ ...acme, ...change }]) })
  expect(problem).toContain(`OIDC_PROVIDERS.${message}`)
  expect(problem).not.toContain('hush')
})

test('refuses a name or an issuer that is used twice', () => {
  const problem = refusal({ OIDC_PROVIDERS: JSON.stringify([acme, acme]) })
  expect(problem).toBe('OIDC_PROVIDERS.1.name: is used twice\nOIDC_PROVIDERS.1.issuer: is used twice')
})

test('refuses a provider on this machine in production', () => {
  const local = JSON.stringify([{ ...acme, issuer: 'http://localhost:9000' }])
  expect(refusal({ OIDC_PROVIDERS: local })).toBe('accepted')
  expect(refusal({ OIDC_PROVIDERS: local, NODE_ENV: 'production' })).toContain(
    'OIDC_PROVIDERS.0.issuer: must start with https:// when NODE_ENV=production',
  )
})

test('refuses sign-in links without a mail server', () => {
  expect(refusal({ SIGN_IN_LINKS: '1' })).toBe('SMTP_URL: is required when SIGN_IN_LINKS=1')
  expect(refusal({ SIGN_IN_LINKS: '1', SMTP_URL: 'smtp://localhost' })).toBe('accepted')
})
