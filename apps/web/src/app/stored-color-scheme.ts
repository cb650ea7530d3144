import { localStorageColorSchemeManager, type MantineColorSchemeManager } from '@mantine/core'

/**
 * Keeps the theme for all tabs and frames of the site. Whoever hears of a change takes what is stored by now: the news
 * may be late, and Mantine writes what it is told, so that old news would undo a later choice everywhere.
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
