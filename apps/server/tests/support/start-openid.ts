import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openIdProviders } from '@tallgrass/adapters'
import Provider, { type AccountClaims } from 'oidc-provider'
import { afterAll } from 'vitest'
import { mapAdapter } from './openid-map-adapter.ts'

const CALLBACK = 'http://localhost:3000/api/auth/providers/acme/callback'
const CLIENT = { clientId: 'tallgrass', clientSecret: randomBytes(32).toString('base64url') }

/** Who is signed in at the provider, and how. */
export interface ProviderAccount extends AccountClaims {
  amr?: string[]
}

/** A real provider on a free port, until the tests of the file end. The person that `account` names agrees to everything. */
export async function startOpenId() {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const current: { account: ProviderAccount } = { account: { sub: 'nobody' } }
  const provider = createProvider(issuer, current)
  const answer = provider.callback()
  server.on('request', (request, response) => void answer(request, response))
  afterAll(() => new Promise((done) => server.close(done)).then(() => server.closeAllConnections()))

  return {
    issuer,
    current,
    /** Our side of it. */
    connect: (options: { domains?: string[]; trustAmr?: boolean; issuer?: string } = {}) =>
      openIdProviders([
        {
          name: 'acme',
          label: 'Acme',
          issuer,
          ...CLIENT,
          domains: [],
          trustAmr: false,
          callbackUrl: CALLBACK,
          ...options,
        },
      ]),
    /** Signs `account` in at the address, in a browser of its own. Returns where the browser comes back to. */
    async visit(address: string, account: ProviderAccount): Promise<string> {
      current.account = account
      const cookies = new Map<string, string>()
      let next = address
      while (!next.startsWith(CALLBACK)) {
        const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
        const answer = await fetch(next, { redirect: 'manual', headers: { cookie } })
        for (const line of answer.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
          cookies.set(name, value)
        }
        const location = answer.headers.get('location')
        if (!location) throw new Error(`The provider answered ${answer.status}: ${await answer.text()}`)
        next = new URL(location, next).href
      }
      const { pathname, search } = new URL(next)
      return pathname + search
    },
  }
}

function createProvider(issuer: string, current: { account: ProviderAccount }): Provider {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const provider = new Provider(issuer, {
    adapter: mapAdapter(),
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        redirect_uris: [CALLBACK],
        id_token_signed_response_alg: 'ES256',
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), alg: 'ES256', use: 'sig', kty: 'EC' }] },
    cookies: { keys: [randomBytes(16).toString('hex')] },
    claims: { openid: ['sub', 'amr'], email: ['email', 'email_verified'], profile: ['name'] },
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
    findAccount: async (_, accountId) => ({
      accountId,
      claims: async () => ({ ...current.account, amr: undefined, sub: accountId }),
    }),
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    async loadExistingGrant({ oidc }) {
      const { accountId } = oidc.session ?? {}
      const { clientId } = oidc.client ?? {}
      if (!accountId || !clientId) return undefined
      const grant = new oidc.provider.Grant({ accountId, clientId })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
  provider.use(async (ctx, next) => {
    if (!ctx.path.startsWith('/interaction/')) return next()
    const { amr, sub } = current.account
    const login = { accountId: sub, ...(amr && { amr }) }
    const agrees = sub === 'refuser' ? { error: 'access_denied' } : { login }
    ctx.redirect(await provider.interactionResult(ctx.req, ctx.res, agrees))
  })
  return provider
}
