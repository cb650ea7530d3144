import { useState } from 'react'

/**
 * A text that is stored in this tab until it is sent. It survives a reload, navigation and the end of the session. If
 * the browser refuses storage, nothing is stored, and nothing fails.
 */
export function useDraft(key: string) {
  const [text, setText] = useState(() => recall(key))
  return {
    text,
    write(next: string) {
      setText(next)
      store(key, next)
    },
    /** Removes the stored text: it was sent or discarded. */
    drop: () => store(key, ''),
  }
}

function recall(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

function store(key: string, text: string): void {
  try {
    if (text) sessionStorage.setItem(key, text)
    else sessionStorage.removeItem(key)
  } catch {}
}
