// A browser can be set to refuse storage. Then nothing is stored, and nothing fails.

/** The text stored under the key: in this browser, or in this tab alone. */
export function recall(
  key: string,
  storage: 'localStorage' | 'sessionStorage' = 'localStorage',
): string | null {
  try {
    return globalThis[storage].getItem(key)
  } catch {
    return null
  }
}

/** Removes this key and all keys that begin with it. */
export function forget(key: string): void {
  try {
    for (const stored of Object.keys(localStorage))
      if (stored.startsWith(key)) localStorage.removeItem(stored)
  } catch {}
}

/** Stores a text in this browser, across reloads. */
export function remember(key: string, text: string): void {
  try {
    localStorage.setItem(key, text)
  } catch {}
}
