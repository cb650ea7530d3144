import type { SessionUser } from '@tallgrass/contracts'
import type { Settings } from './settings.ts'

/** True for an administrator without a second factor, if the operator asks administrators for one. */
export function needsSecondFactor(
  settings: Settings,
  { hasSecondFactor, role }: Pick<SessionUser, 'role'> & { hasSecondFactor: boolean },
): boolean {
  return settings.requireAdminSecondFactor && role === 'ADMIN' && !hasSecondFactor
}
