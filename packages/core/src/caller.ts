import type { SessionUser } from '@tallgrass/contracts'
import type { Instant, OrganizationId, SessionId } from '@tallgrass/domain'

/** The signed-in user, with what their session does not show them. */
export interface SignedInUser extends SessionUser {
  /** Null for administrators. */
  organizationId: OrganizationId | null
  /** Null for a contact whose portal an administrator sees. */
  sessionId: SessionId | null
  /** When they last proved who they are, in this session. */
  provedAt: Instant | null
  /** Signing in takes more than their password. */
  hasSecondFactor: boolean
}

/** The secret that the caller presented, and the way to hand out a new one. */
export interface SessionCarrier {
  readonly token: string | null
  issue(token: string, expiresAt: Date): void
  revoke(): void
}

/** For commands and jobs, which have no browser. */
export const noCarrier: SessionCarrier = { token: null, issue() {}, revoke() {} }

/** For people who are not signed in by a session of their own. */
export const noSession = { sessionId: null, provedAt: null, hasSecondFactor: false } as const
