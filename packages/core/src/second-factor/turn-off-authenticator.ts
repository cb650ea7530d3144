import { deleteAuthenticator, lockUser } from '@tallgrass/db'
import { AppError } from '@tallgrass/domain'
import { audit } from '../audit/audit.ts'
import type { UserCtx } from '../authorize.ts'
import { loseFactor } from './lose-factor.ts'

/** Removes the caller's authenticator app. Throws CONFLICT. */
export async function turnOffAuthenticator(ctx: UserCtx): Promise<{ ok: true }> {
  const { id: userId } = ctx.user
  await ctx.transaction(async (tx) => {
    await lockUser(tx.db, userId)
    if (!(await deleteAuthenticator(tx.db, userId)))
      throw new AppError('CONFLICT', 'You have no authenticator app.')
    audit(tx, { action: 'authenticator.remove', entity: 'user', entityId: userId })
    await loseFactor(ctx, tx, 'app_removed')
  })
  return { ok: true }
}
