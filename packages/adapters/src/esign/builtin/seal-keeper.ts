import type { SealKeeper } from '@tallgrass/core'
import { readWhenChanged } from './read-when-changed.ts'
import type { SealKeyPlace } from './seal-key.ts'
import { sealKeyPath } from './seal-key-path.ts'

/** Finds the key that seals finished documents, whichever provider collects the signatures. */
export function sealKeeper(place: SealKeyPlace): SealKeeper {
  return {
    find: readWhenChanged(place.p12?.path ?? sealKeyPath(place.dataDirectory), async () => {
      // Loaded on demand, because this is too much code to load at startup.
      const { findSealKey } = await import('./seal-key.ts')
      return findSealKey(place)
    }),
  }
}
