import { findCredentialsById } from '@tallgrass/db'
import { AppError } from '@tallgrass/domain'
import type { UserCtx } from '../authorize.ts'
import { limitAttempts } from '../limits/limit-attempts.ts'

/**
 * Checks the caller's password, with a limit for each session: no one else can use up the owner's attempts. Throws
 * INVALID or RATE_LIMITED.
 */
export async function ensureOwnPassword(ctx: UserCtx, password: string): Promise<void> {
  const user = await findCredentialsById(ctx.db, ctx.user.id)
  const limit = { name: 'passwordChange', key: ctx.session.token ?? ctx.user.id } as const
  const isRight = await limitAttempts(ctx, [limit], () => ctx.passwords.verify(password, user?.passwordHash))
  const message = 'The password is incorrect'
  if (!user || !isRight) throw new AppError('INVALID', message, { issues: [{ path: 'password', message }] })
  await ctx.limits.forget(limit.name, limit.key)
}
