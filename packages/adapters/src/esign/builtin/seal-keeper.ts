import type { SealKeeper } from '@tallgrass/core'
import type { SealKeyPlace } from './seal-key.ts'

/** Looks after the key that finished documents are sealed with, whoever has them signed. */
export function sealKeeper(place: SealKeyPlace): SealKeeper {
  return {
    async find() {
      // Much code, which a start should not wait for.
      const { findSealKey } = await import('./seal-key.ts')
      return findSealKey(place)
    },
  }
}
