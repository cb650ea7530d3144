import type { DeleteAccountInput } from '@tallgrass/contracts/account'
import type { UserCtx } from '../authorize.ts'
import { endAccount } from './end-account.ts'

/**
 * Ends the caller's own account and has their data deleted within the day. Throws CONFLICT while something open depends on
 * them.
 */
export async function deleteAccount(ctx: UserCtx, _confirmed: DeleteAccountInput): Promise<{ ok: true }> {
  await ctx.transaction((tx) => endAccount(ctx, tx, { userId: ctx.user.id, byOwner: true }))
  ctx.session.revoke()
  return { ok: true }
}
