import type { SecondFactorState } from '@tallgrass/contracts/account'
import { findFactors } from '@tallgrass/db'
import type { UserCtx } from '../authorize.ts'

/** What the caller has beside their password. */
export async function getSecondFactor({ db, settings, user }: UserCtx): Promise<SecondFactorState> {
  const { appAddedAt, passkeys, recoveryCodes } = await findFactors(db, user.id)
  return {
    app: appAddedAt ? { addedAt: appAddedAt } : null,
    passkeys,
    recoveryCodesLeft: appAddedAt || passkeys > 0 ? recoveryCodes : null,
    isRequired: settings.requireAdminSecondFactor && user.role === 'ADMIN',
  }
}
