import { openSealed } from './open-sealed.ts'
import type { Sealer } from './sealer.ts'

/** False if a stored link was encrypted with other keys than those in use, or is damaged. */
export function canOpen(sealer: Sealer, sealed: string | null): boolean {
  return sealed === null || openSealed(sealer, sealed) !== undefined
}
