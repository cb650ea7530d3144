import { useRef } from 'react'

const ATTEMPT_BYTES = 16

/** Random, and the same for as long as the same is tried: an answer that was lost on its way makes no second booking. */
export function useAttempt() {
  const last = useRef({ what: '', attempt: '' })
  return (what: string) => {
    if (last.current.what !== what) last.current = { what, attempt: newAttempt() }
    return last.current.attempt
  }
}

function newAttempt(): string {
  // Unlike `randomUUID` this is there without HTTPS too.
  const bytes = crypto.getRandomValues(new Uint8Array(ATTEMPT_BYTES))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
