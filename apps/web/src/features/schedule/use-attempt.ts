import { useRef } from 'react'

const ATTEMPT_BYTES = 16

/** A random id, the same for the same `request`, so that a retry after a lost response books only once. */
export function useAttempt() {
  const last = useRef({ request: '', attempt: '' })
  return (request: string) => {
    if (last.current.request !== request) last.current = { request, attempt: newAttempt() }
    return last.current.attempt
  }
}

function newAttempt(): string {
  // Unlike `randomUUID`, this also works without HTTPS.
  const bytes = crypto.getRandomValues(new Uint8Array(ATTEMPT_BYTES))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
