import { type CredentialRow, findCredentialsByEmail, findCredentialsByUsername } from '@tallgrass/db'
import { AppError, normalizeEmail, type SignInOutcome, type UserId } from '@tallgrass/domain'
import { audit } from '../audit/audit.ts'
import type { Ctx } from '../ctx.ts'
import { limitAttempts } from '../limits/limit-attempts.ts'
import { recordSignIn } from '../sign-ins/record-sign-in.ts'

/**
 * Returns the account for a login (an email address or a username) and its password.
 * Throws RATE_LIMITED before any hashing, NOT_READY if too many sign-ins are in progress, and UNAUTHENTICATED
 * with the same message and timing whether or not the account exists.
 */
export async function verifyCredentials(
  ctx: Ctx,
  given: { login: string; password: string },
): Promise<CredentialRow> {
  const user = await findByLogin(ctx, given.login)
  const account = user?.id ?? normalizeEmail(given.login)
  const address = ctx.origin.ip ?? 'local'
  const counted = [
    { name: 'signInAddress', key: address },
    { name: 'signInAccount', key: account },
  ] as const
  const isRight = await limitAttempts(ctx, counted, () =>
    ctx.passwords.verify(given.password, user?.passwordHash),
  )
  if (!isRight || !user) {
    await refuseSignIn(ctx, user?.id ?? null)
    throw new AppError('UNAUTHENTICATED', 'Invalid credentials')
  }
  await ctx.limits.giveBack('signInAddress', address)
  await ctx.limits.forget('signInAccount', account)
  return user
}

/** Records a refused sign-in, without the credentials. */
export async function refuseSignIn(
  ctx: Ctx,
  userId: UserId | null,
  outcome: SignInOutcome = 'wrong_password',
): Promise<void> {
  await ctx.transaction(async (tx) => {
    if (userId) await recordSignIn(tx, { userId, way: 'password', outcome })
    audit(tx, { action: 'session.refuse', entity: 'user', entityId: userId })
  })
}

function findByLogin(ctx: Ctx, login: string) {
  const isEmail = login.includes('@')
  return isEmail
    ? findCredentialsByEmail(ctx.db, normalizeEmail(login))
    : findCredentialsByUsername(ctx.db, login)
}
