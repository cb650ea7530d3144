import type { RegisterInput, SessionUser } from '@tallgrass/contracts'
import { findUserByEmail } from '@tallgrass/db'
import { audit } from '../audit/audit.ts'
import type { Ctx, Tx } from '../ctx.ts'
import { limitAttempts } from '../limits/limit-attempts.ts'
import { openSession } from '../sessions/open-session.ts'
import { toSessionUser } from '../sessions/to-session-user.ts'
import { createAccount, inAccountTransaction, isEmailTaken } from './create-account.ts'

/**
 * Creates a visitor's account, always as CLIENT, and signs them in. Throws CONFLICT, RATE_LIMITED or
 * NOT_READY.
 */
export async function register(ctx: Ctx, input: RegisterInput): Promise<SessionUser> {
  const { email, name, org, password } = input
  const limit = { name: 'registration', key: ctx.origin.ip ?? 'local' } as const
  const passwordHash = await limitAttempts(ctx, [limit], () => ctx.passwords.hash(password))
  const { session, user } = await orInvite(ctx, email, async (tx) => {
    const user = await createAccount(tx, {
      name,
      email,
      org,
      username: null,
      role: 'CLIENT',
      passwordHash,
      emailVerified: false,
    })
    audit(tx, {
      action: 'user.register',
      entity: 'user',
      entityId: user.id,
      after: { email, name, org },
    })
    return { user, session: await openSession(ctx, tx, { user, way: 'registration' }) }
  })
  ctx.session.issue(session.token, session.expiresAt)
  return toSessionUser(user)
}

/** A known address is refused in the same words; a job invites a contact who has no account yet. */
async function orInvite<T>(ctx: Ctx, email: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  try {
    return await inAccountTransaction(ctx, work)
  } catch (error) {
    const known = isEmailTaken(error) ? await findUserByEmail(ctx.db, email) : undefined
    if (known) await ctx.transaction((tx) => tx.enqueue('invite-contact', { userId: known.id }))
    throw error
  }
}
