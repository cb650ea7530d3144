import type { SessionUser } from '@tallgrass/contracts'
import type { ApiKeyId, ApiScope, Instant, OrganizationId, SessionId, UserId } from '@tallgrass/domain'

/** The signed-in user, with what their session does not show them. */
export interface SignedInUser extends SessionUser {
  /** Null for administrators. */
  organizationId: OrganizationId | null
  /** Null for a contact whose portal an administrator sees, and for a program with a key. */
  sessionId: SessionId | null
  /** When they last proved who they are, in this session. */
  provedAt: Instant | null
  /** Signing in takes more than their password. */
  hasSecondFactor: boolean
}

/** The API key with which a program calls. It does what its scopes name, and no more than its person may. */
export interface CallerKey {
  id: ApiKeyId
  name: string
  scopes: readonly ApiScope[]
  /** Not of the person for whom it acts. */
  ofBusiness: boolean
  expiresAt: Instant | null
}

/** A key, and the person for whom it acts. */
export interface PresentedKey {
  key: CallerKey
  user: SignedInUser
}

/** A contact, and the administrator who sees the portal as they do. */
export interface View {
  contact: SignedInUser
  viewerId: UserId
}

/** The secret that the caller presented, and the way to hand out a new one. */
export interface SessionCarrier {
  readonly token: string | null
  issue(token: string, expiresAt: Date): void
  revoke(): void
}

/** For commands and jobs, which have no browser. */
export const noCarrier: SessionCarrier = { token: null, issue() {}, revoke() {} }

/** What the browser keeps between the steps of a sign-in. */
export interface SignInCarriers {
  /** Of the browser that asked for a mailed link. */
  link: SessionCarrier
  /** Of a visit to a provider. */
  visit: SessionCarrier
  /** Whom a provider has recognized, until the last step is done. */
  ticket: SessionCarrier
}

/** For callers without a browser of their own. */
export const noBrowser = {
  conversation: noCarrier,
  device: noCarrier,
  steps: { link: noCarrier, visit: noCarrier, ticket: noCarrier },
}

/** For people who are not signed in by a session of their own. */
export const noSession = { sessionId: null, provedAt: null, hasSecondFactor: false } as const
