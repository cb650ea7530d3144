import { deleteSecondFactors, deleteSessionsOf, findUserById, lockUser } from '@tallgrass/db'
import { AppError, noSuch, type UserId } from '@tallgrass/domain'
import { audit } from '../audit/audit.ts'
import type { AdminCtx } from '../authorize.ts'
import { tellFactorChanged } from './tell-factor-changed.ts'

/**
 * Removes every second factor of someone who lost theirs, ends their sessions and tells them. Throws NOT_FOUND; CONFLICT
 * for the caller's own, and if there is none.
 */
export async function resetSecondFactor(
  ctx: AdminCtx,
  { userId }: { userId: UserId },
): Promise<{ ok: true }> {
  if (userId === ctx.user.id)
    throw new AppError('CONFLICT', 'Change your own second factor on your profile page.')
  await ctx.transaction(async (tx) => {
    await lockUser(tx.db, userId)
    const user = await findUserById(tx.db, userId)
    if (!user) throw noSuch('User')
    const before = await deleteSecondFactors(tx.db, userId)
    if (!before.app && before.passkeys === 0)
      throw new AppError('CONFLICT', `${user.name} has no second factor.`)
    await deleteSessionsOf(tx.db, userId)
    audit(tx, { action: 'user.reset-second-factor', entity: 'user', entityId: userId, before })
    await tellFactorChanged(ctx, tx, { user, change: 'reset' })
  })
  return { ok: true }
}
