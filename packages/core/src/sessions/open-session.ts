import {
  type CredentialRow,
  claimChatSession,
  deleteSessionByToken,
  holdsPassword,
  insertSession,
  newId,
} from '@tallgrass/db'
import { AppError, type Instant, type SignInWay, sessionEnd, toInstant } from '@tallgrass/domain'
import { audit } from '../audit/audit.ts'
import type { Ctx, Tx } from '../ctx.ts'
import { hashToken, newSecretToken } from '../security/secret-token.ts'

/** A session that exists once its transaction is committed. */
export interface OpenedSession {
  token: string
  expiresAt: Date
}

/**
 * Opens a session, with a new token, for a user who has just proved who they are, and ends the session of
 * the caller's old token. Throws UNAUTHENTICATED if the password was changed or ended, or the account deactivated, in the
 * meantime.
 */
export async function openSession(
  ctx: Ctx,
  tx: Tx,
  {
    provedAt = toInstant(tx.now),
    user,
    way,
  }: {
    user: CredentialRow
    way: SignInWay
    /** When they proved who they are; by default now. */
    provedAt?: Instant | null
  },
): Promise<OpenedSession> {
  if (!(await holdsPassword(tx.db, user))) {
    throw new AppError('UNAUTHENTICATED', 'Invalid credentials')
  }
  if (ctx.session.token) await deleteSessionByToken(tx.db, hashToken(ctx.session.token))
  // The conversation from before the sign-in now belongs to the user.
  if (ctx.conversation.token) await claimChatSession(tx.db, hashToken(ctx.conversation.token), user.id)
  const { token, tokenHash } = newSecretToken()
  const id = newId('Session', tx.now)
  await insertSession(tx.db, {
    id,
    userId: user.id,
    tokenHash,
    createdAt: tx.now,
    lastSeenAt: tx.now,
    provedAt,
    way,
    ip: tx.origin.ip,
    userAgent: tx.origin.userAgent,
  })
  audit(
    { ...tx, actor: { kind: 'user', id: user.id } },
    { action: 'session.start', entity: 'session', entityId: id },
  )
  const now = toInstant(tx.now)
  const lifetime = ctx.settings.sessionLifetimes[user.role]
  // The cookie may outlive an idle session: the server decides, and the cookie need not be rewritten.
  const expiresAt = sessionEnd({ createdAt: now, lastSeenAt: now }, { ...lifetime, idle: lifetime.max })
  return { token, expiresAt }
}
