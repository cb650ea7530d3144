import type { ErasePersonInput } from '@tallgrass/contracts/account'
import { AppError } from '@tallgrass/domain'
import type { AdminCtx } from '../authorize.ts'
import { endAccount } from './end-account.ts'

/**
 * The same as deleting an own account, for someone who asked us to. Throws NOT_FOUND, or CONFLICT while something open
 * depends on them, and for the caller's own account.
 */
export async function erasePerson(
  ctx: AdminCtx,
  { successorId, userId }: ErasePersonInput,
): Promise<{ ok: true }> {
  if (userId === ctx.user.id)
    throw new AppError('CONFLICT', 'This is your own account. Delete it in your profile.')
  await ctx.transaction((tx) => endAccount(ctx, tx, { userId, byOwner: false, successorId }))
  return { ok: true }
}
