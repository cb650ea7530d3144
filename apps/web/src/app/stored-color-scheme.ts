import { localStorageColorSchemeManager, type MantineColorSchemeManager } from '@mantine/core'

/**
 * Stores the theme for all tabs and frames of the site. On a storage event, applies the value that is stored now: the
 * event may be late, and Mantine stores what it is given, so an outdated value would undo a later choice everywhere.
 */
export function storedColorScheme(): MantineColorSchemeManager {
  const stored = localStorageColorSchemeManager()
  return {
    ...stored,
    subscribe(onUpdate) {
      stored.subscribe(() => {
        const now = stored.get('auto')
        if (now !== 'auto') onUpdate(now)
      })
    },
  }
}
