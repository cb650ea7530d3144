// Browsers can be told to refuse storage: then nothing is remembered, and nothing fails.

/** What this browser keeps under the key. */
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Removes what is kept under this key, and under those that begin with it. */
export function forget(key: string): void {
  try {
    for (const kept of Object.keys(localStorage)) if (kept.startsWith(key)) localStorage.removeItem(kept)
  } catch {}
}

/** Keeps it in this browser, across reloads. */
export function remember(key: string, text: string): void {
  try {
    localStorage.setItem(key, text)
  } catch {}
}
