import type { Sealer } from './sealer.ts'

/** Undefined for a text that was encrypted with other keys than those in use, or is damaged. */
export function openSealed(sealer: Sealer, sealed: string): string | undefined {
  try {
    return sealer.open(sealed)
  } catch {
    return undefined
  }
}
