// Browsers can be told to refuse storage: then nothing is remembered, and nothing fails.

/** What this browser keeps under the key. */
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Keeps it in this browser, across reloads. */
export function remember(key: string, text: string): void {
  try {
    localStorage.setItem(key, text)
  } catch {}
}
