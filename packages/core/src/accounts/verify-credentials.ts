import { type CredentialRow, findCredentialsByEmail, findCredentialsByUsername } from '@tallgrass/db'
import { AppError, normalizeEmail } from '@tallgrass/domain'
import type { Ctx } from '../ctx.ts'
import { limitAttempts } from '../limits/limit-attempts.ts'
import { refuseSignIn } from '../sign-ins/refuse-sign-in.ts'
import { giveBackAttempt, signInLimits } from '../sign-ins/sign-in-limits.ts'
import { refuseEndedPassword } from './refuse-ended-password.ts'

/**
 * Returns the account for a login (an email address or a username) and its password.
 * Throws RATE_LIMITED before any hashing, NOT_READY if too many sign-ins are in progress, and UNAUTHENTICATED
 * with the same message and timing whether or not the account exists. A right password that an administrator has ended is
 * UNAUTHENTICATED too, with what to do.
 */
export async function verifyCredentials(
  ctx: Ctx,
  given: { login: string; password: string },
): Promise<CredentialRow> {
  const user = await findByLogin(ctx, given.login)
  const counted = signInLimits(ctx, user?.id ?? normalizeEmail(given.login))
  const isRight = await limitAttempts(ctx, counted, () =>
    ctx.passwords.verify(given.password, user?.passwordHash),
  )
  if (!isRight || !user) {
    await refuseSignIn(ctx, user?.id ?? null)
    throw new AppError('UNAUTHENTICATED', 'Invalid credentials')
  }
  if (user.passwordEndedAt) throw await refuseEndedPassword(ctx, user.id)
  // The count of the account is reset by the session alone: until then, codes are guessed.
  await giveBackAttempt(ctx, counted)
  return user
}

function findByLogin(ctx: Ctx, login: string) {
  const isEmail = login.includes('@')
  return isEmail
    ? findCredentialsByEmail(ctx.db, normalizeEmail(login))
    : findCredentialsByUsername(ctx.db, login)
}
