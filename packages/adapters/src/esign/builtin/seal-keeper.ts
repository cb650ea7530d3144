import type { SealKeeper } from '@tallgrass/core'
import type { SealKeyPlace } from './seal-key.ts'

/** Finds the key that seals finished documents, whichever provider collects the signatures. */
export function sealKeeper(place: SealKeyPlace): SealKeeper {
  return {
    async find() {
      // Loaded on demand, because this is too much code to load at startup.
      const { findSealKey } = await import('./seal-key.ts')
      return findSealKey(place)
    },
  }
}
