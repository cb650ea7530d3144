import { type Db, findFactors } from '@tallgrass/db'
import type { FactorKind, UserId } from '@tallgrass/domain'

/** What someone can add to their password. Recovery codes alone are no second factor. */
export async function factorsOf(db: Db, userId: UserId): Promise<FactorKind[]> {
  const { appAddedAt, passkeys, recoveryCodes } = await findFactors(db, userId)
  const factors: FactorKind[] = [
    ...(appAddedAt ? (['app'] as const) : []),
    ...(passkeys > 0 ? (['passkey'] as const) : []),
  ]
  return factors.length > 0 && recoveryCodes > 0 ? [...factors, 'recovery_code'] : factors
}
