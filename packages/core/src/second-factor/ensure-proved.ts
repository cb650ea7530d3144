import { AppError, PROOF_TTL } from '@tallgrass/domain'
import type { UserCtx } from '../authorize.ts'

/**
 * For deeds that a borrowed session must not do: the caller has proved who they are within the last ten minutes, by the
 * second factor or, without one, the password. Throws PROOF_NEEDED.
 */
export function ensureProved({ clock, user }: UserCtx): void {
  const { provedAt } = user
  const age = provedAt === null ? Number.POSITIVE_INFINITY : clock().getTime() - Date.parse(provedAt)
  // A proof from the future was noted while the clock was ahead.
  if (age >= 0 && age < PROOF_TTL * 1000) return
  throw new AppError('PROOF_NEEDED', 'Please confirm that it is you first')
}
