import type { IdentityProvider, ProviderAnswer, ProviderVisit } from '@tallgrass/core'
import { ProviderRefusedUs, ProviderUnreachable } from '@tallgrass/domain'
import * as client from 'openid-client'
import { duringCall, untilCallEnds } from '../calls/current-call.ts'
import { toPerson } from './to-person.ts'

export interface OpenIdOptions {
  /** In addresses. */
  name: string
  label: string
  issuer: string
  clientId: string
  clientSecret: string
  domains: readonly string[]
  trustAmr: boolean
  /** Where the provider sends browsers back to. */
  callbackUrl: string
}

/** Errors of the token endpoint that say that our own registration is wrong (RFC 6749, 5.2). */
const OUR_FAULTS = ['invalid_client', 'unauthorized_client', 'unsupported_grant_type', 'invalid_scope']
/** What a provider that is down or broken causes. */
const OUTAGES = [
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
]

/** A provider that speaks OpenID Connect. Nothing is asked of it before the first sign-in. */
export function openIdProvider(options: OpenIdOptions): IdentityProvider {
  const { callbackUrl, domains, label, name, trustAmr } = options
  let found: Promise<client.Configuration> | undefined

  /** Its addresses and keys, asked for once; again after a failure. */
  function configuration(): Promise<client.Configuration> {
    found ??= discover(options).catch((error: unknown) => {
      found = undefined
      throw error
    })
    return found
  }

  async function begin({ nonce, state, verifier }: ProviderVisit): Promise<string> {
    const address = client.buildAuthorizationUrl(await configuration(), {
      redirect_uri: callbackUrl,
      scope: 'openid email profile',
      state,
      nonce,
      code_challenge: await client.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    })
    return address.href
  }

  async function finish({ nonce, state, verifier }: ProviderVisit, query: string): Promise<ProviderAnswer> {
    const config = await configuration()
    const address = new URL(callbackUrl)
    address.search = query
    const tokens = await client.authorizationCodeGrant(config, address, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    })
    const claims = tokens.claims()
    if (!claims) return { refused: 'untrusted' }
    // Many providers tell the address only here.
    const more =
      claims.email === undefined && config.serverMetadata().userinfo_endpoint
        ? await client.fetchUserInfo(config, tokens.access_token, claims.sub)
        : {}
    return { person: toPerson(claims, more) }
  }

  return {
    name,
    label,
    domains,
    trustAmr,
    begin: (visit, call) => duringCall(call, () => reported(label, () => begin(visit))),
    finish: (visit, query, call) =>
      duringCall(call, () =>
        reported(label, () => finish(visit, query).catch((error: unknown) => toRefusal(error))),
      ),
  }
}

function discover({ clientId, clientSecret, issuer }: OpenIdOptions): Promise<client.Configuration> {
  const url = new URL(issuer)
  return client.discovery(url, clientId, {}, authenticateBy(clientSecret), {
    execute: [
      client.enableNonRepudiationChecks,
      // The configuration allows plain HTTP only to this machine.
      ...(url.protocol === 'http:' ? [client.allowInsecureRequests] : []),
    ],
    // Nothing but forms is sent.
    [client.customFetch]: (address, { body, signal, ...request }) =>
      fetch(address, {
        ...request,
        body: body ? String(body) : null,
        signal: untilCallEnds(signal ?? new AbortController().signal),
      }),
  })
}

/** In the body where the provider takes it there, otherwise in the header: every provider takes one of them. */
function authenticateBy(secret: string): client.ClientAuth {
  const [inBody, inHeader] = [client.ClientSecretPost(secret), client.ClientSecretBasic(secret)]
  return (server, ...request) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    return (methods.includes('client_secret_post') ? inBody : inHeader)(server, ...request)
  }
}

/** What an answer that cannot be verified means for the person. Other failures are thrown. */
function toRefusal(error: unknown): ProviderAnswer {
  if (error instanceof client.AuthorizationResponseError) {
    if (/^(server_error|temporarily_unavailable)$/.test(error.error)) throw error
    return { refused: error.error === 'access_denied' ? 'cancelled' : 'untrusted' }
  }
  if (error instanceof client.ResponseBodyError && error.status < 500 && !OUR_FAULTS.includes(error.error))
    return { refused: 'untrusted' }
  if (error instanceof client.ClientError && !OUTAGES.includes(error.code ?? ''))
    return { refused: 'untrusted' }
  throw error
}

/** Runs a call, and names its failure without repeating what was sent. */
async function reported<T>(label: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof client.ResponseBodyError && error.status < 500)
      throw new ProviderRefusedUs(`${label} refused our client: ${error.error}`, { cause: error })
    const reason = error instanceof client.ClientError ? (error.code ?? error.name) : 'no connection'
    throw new ProviderUnreachable(`${label} did not respond: ${reason}`, { cause: error })
  }
}
