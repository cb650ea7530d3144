import type { ChangePasswordInput } from '@tallgrass/contracts'
import { deleteSessionsOf, endLinksOf, findCredentialsById, replacePassword } from '@tallgrass/db'
import { AppError } from '@tallgrass/domain'
import { audit } from '../audit/audit.ts'
import type { UserCtx } from '../authorize.ts'
import { limitAttempts } from '../limits/limit-attempts.ts'
import { ensureProved } from '../second-factor/ensure-proved.ts'
import { openSession } from '../sessions/open-session.ts'
import { ensureGoodPassword } from './ensure-good-password.ts'
import { samePassword } from './same-password.ts'
import { tellPasswordChanged } from './tell-password-changed.ts'

/**
 * Replaces the password, ends all of the user's sessions and links, and opens a new session here. Throws INVALID or
 * RATE_LIMITED; PROOF_NEEDED if the user has a second factor that this session has never used.
 */
export async function changePassword(ctx: UserCtx, input: ChangePasswordInput): Promise<{ ok: true }> {
  const { hasSecondFactor, provedAt } = ctx.user
  if (hasSecondFactor && provedAt === null) ensureProved(ctx)
  const user = await findCredentialsById(ctx.db, ctx.user.id)
  // Counted per session, so that no stranger and no stolen session can use up the owner's attempts.
  const limit = { name: 'passwordChange', key: ctx.session.token ?? ctx.user.id } as const
  const isRight = await limitAttempts(ctx, [limit], () =>
    ctx.passwords.verify(input.currentPassword, user?.passwordHash),
  )
  if (!user || !isRight) throw wrongPassword()
  await ctx.limits.forget(limit.name, limit.key)
  await ensureGoodPassword(input.newPassword, user, 'newPassword')
  if (input.newPassword === input.currentPassword) throw samePassword('newPassword')
  const passwordHash = await ctx.passwords.hash(input.newPassword)
  const { expiresAt, token } = await ctx.transaction(async (tx) => {
    // A password changed in the meantime, perhaps to shut out a thief, wins.
    const replaced = await replacePassword(tx.db, user.id, { from: user.passwordHash, to: passwordHash })
    if (!replaced) throw wrongPassword()
    await deleteSessionsOf(tx.db, user.id)
    await endLinksOf(tx.db, user.id)
    audit(tx, { action: 'user.change-password', entity: 'user', entityId: user.id })
    await tellPasswordChanged(ctx, tx, { user, byLink: false })
    // A password proves nothing about someone who has a second factor.
    const proof = hasSecondFactor ? { provedAt } : {}
    const changed = { ...user, passwordHash, passwordEndedAt: null }
    return openSession(ctx, tx, { user: changed, way: 'password', ...proof })
  })
  ctx.session.issue(token, expiresAt)
  return { ok: true }
}

function wrongPassword(): AppError {
  const message = 'The current password is incorrect'
  return new AppError('INVALID', message, { issues: [{ path: 'currentPassword', message }] })
}
