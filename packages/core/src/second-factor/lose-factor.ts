import { deleteRecoveryCodes } from '@tallgrass/db'
import { AppError, type FactorChange } from '@tallgrass/domain'
import type { UserCtx } from '../authorize.ts'
import type { Tx } from '../ctx.ts'
import { needsSecondFactor } from '../needs-second-factor.ts'
import { factorsOf } from './factors-of.ts'
import { tellFactorChanged } from './tell-factor-changed.ts'

/**
 * Ends what depends on a factor that the caller has just lost, and tells them: with the last one, the recovery codes.
 * Throws CONFLICT if they may not be without one.
 */
export async function loseFactor(ctx: UserCtx, tx: Tx, change: FactorChange): Promise<void> {
  const hasSecondFactor = (await factorsOf(tx.db, ctx.user.id)).length > 0
  if (needsSecondFactor(ctx.settings, { role: ctx.user.role, hasSecondFactor })) {
    throw new AppError(
      'CONFLICT',
      'Administrators of this site need a second factor. Add another one before you remove this one.',
    )
  }
  if (!hasSecondFactor) await deleteRecoveryCodes(tx.db, ctx.user.id)
  await tellFactorChanged(ctx, tx, { user: ctx.user, change })
}
