import type { ProviderCall } from './provider-call.ts'

/** The secrets of one visit to a provider. */
export interface ProviderVisit {
  state: string
  nonce: string
  /** Of the authorization code (PKCE, RFC 7636). */
  verifier: string
}

/** Someone whom a provider has recognized. */
export interface ProviderPerson {
  issuer: string
  subject: string
  email: string | null
  emailVerified: boolean
  name: string | null
  /** How the provider has authenticated them (RFC 8176). */
  amr: string[]
}

/** `cancelled`: the person did not agree; `untrusted`: the answer could not be verified. */
export type ProviderAnswer = { person: ProviderPerson } | { refused: 'cancelled' | 'untrusted' }

/** A service that people can sign in with. Its calls throw ProviderUnreachable or ProviderRefusedUs. */
export interface IdentityProvider {
  /** In addresses. */
  name: string
  /** On buttons. */
  label: string
  /** In lower case: who has an address there may open an account. */
  domains: readonly string[]
  /** The second factor is not asked for if the provider states that it did. */
  trustAmr: boolean
  /** The address to which the browser goes. */
  begin(visit: ProviderVisit, call?: ProviderCall): Promise<string>
  /** Redeems the query with which the browser came back. */
  finish(visit: ProviderVisit, query: string, call?: ProviderCall): Promise<ProviderAnswer>
}
