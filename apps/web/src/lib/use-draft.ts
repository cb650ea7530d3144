import { useState } from 'react'

/**
 * What somebody writes, kept in this tab until it is sent: a session that ends, a page that is left or a reload takes
 * nothing away. Browsers can be told to refuse storage: then nothing is kept, and nothing fails.
 */
export function useDraft(key: string) {
  const [text, setText] = useState(() => recall(key))
  return {
    text,
    write(next: string) {
      setText(next)
      keep(key, next)
    },
    /** It has been sent, or is not wanted any more. */
    drop: () => keep(key, ''),
  }
}

function recall(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

function keep(key: string, text: string): void {
  try {
    if (text) sessionStorage.setItem(key, text)
    else sessionStorage.removeItem(key)
  } catch {}
}
