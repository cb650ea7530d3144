import type { RegisterInput, SessionUser } from '@tallgrass/contracts'
import { findUserByEmail } from '@tallgrass/db'
import { audit } from '../audit/audit.ts'
import type { Ctx, Tx } from '../ctx.ts'
import { limitAttempts } from '../limits/limit-attempts.ts'
import { openSession } from '../sessions/open-session.ts'
import { toSessionUser } from '../sessions/to-session-user.ts'
import { noteDevice } from '../sign-ins/note-device.ts'
import { recordSignIn } from '../sign-ins/record-sign-in.ts'
import { tellSignIn } from '../sign-ins/sign-in-channel.ts'
import { createAccount, inAccountTransaction, isEmailTaken } from './create-account.ts'
import { ensureGoodPassword } from './ensure-good-password.ts'
import { mailConfirmation } from './mail-confirmation.ts'

/**
 * Creates a visitor's account, always as CLIENT, mails the link that confirms its address, and signs them in. Throws
 * INVALID for a weak password, CONFLICT, RATE_LIMITED or NOT_READY.
 */
export async function register(ctx: Ctx, input: RegisterInput): Promise<SessionUser> {
  const { email, name, org, password } = input
  await ensureGoodPassword(password, { name, email })
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
    await mailConfirmation(ctx, tx, user)
    const session = await openSession(ctx, tx, { user, way: 'registration' })
    await recordSignIn(tx, { userId: user.id, way: 'registration', outcome: 'signed_in' })
    // The first browser of the account: no one is told of it.
    await noteDevice(ctx, tx, user)
    return { user, session }
  })
  tellSignIn({ outcome: 'signed_in', way: 'registration' })
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
