import { useEffect, useState } from 'react'
import { trpc } from './trpc'
import { countInput } from './unsaved-input'

/**
 * A text that is stored in this tab until it is sent. It survives a reload, navigation and the end of the session, and
 * no one but its writer gets to see it. If the browser refuses storage, nothing is stored, and nothing fails.
 */
export function useDraft(name: string) {
  const writer = trpc.useUtils().auth.session.getData()?.id
  const key = `${name} ${writer}`
  const [text, setText] = useState(() => recall(key))
  useEffect(() => countInput(() => text !== ''), [text])
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
