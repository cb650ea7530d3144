import { userOf } from '@tallgrass/contracts'
import type { PortalCtx } from '../authorize.ts'

/**
 * Counts an archive for the person who asks; an administrator who sees the portal as a contact uses up their own. Returns
 * a way to give it back. Throws RATE_LIMITED.
 */
export async function takeArchive({ actor, limits, user }: PortalCtx): Promise<() => Promise<void>> {
  const key = userOf(actor) ?? user.id
  await limits.take('archive', key)
  return () => limits.giveBack('archive', key)
}
