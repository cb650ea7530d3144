import type { Ctx } from '../ctx.ts'

/** False if a stored link was encrypted with other keys than those in use, or is damaged. */
export function canOpen(sealer: Ctx['sealer'], sealed: string | null): boolean {
  try {
    if (sealed !== null) sealer.open(sealed)
    return true
  } catch {
    return false
  }
}
