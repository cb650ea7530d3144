import { lockUser } from '@tallgrass/db'
import { AppError } from '@tallgrass/domain'
import { audit } from '../audit/audit.ts'
import type { UserCtx } from '../authorize.ts'
import { factorsOf } from './factors-of.ts'
import { makeRecoveryCodes } from './recovery-codes.ts'
import { tellFactorChanged } from './tell-factor-changed.ts'

/** Replaces the caller's recovery codes. Throws CONFLICT without a second factor. */
export async function renewRecoveryCodes(ctx: UserCtx): Promise<{ recoveryCodes: string[] }> {
  const { id: userId } = ctx.user
  const recoveryCodes = await ctx.transaction(async (tx) => {
    await lockUser(tx.db, userId)
    if ((await factorsOf(tx.db, userId)).length === 0)
      throw new AppError('CONFLICT', 'Recovery codes come with a second factor. Add one first.')
    audit(tx, { action: 'recovery-codes.renew', entity: 'user', entityId: userId })
    const codes = await makeRecoveryCodes(tx, userId)
    await tellFactorChanged(ctx, tx, { user: ctx.user, change: 'recovery_codes_renewed' })
    return codes
  })
  return { recoveryCodes }
}
