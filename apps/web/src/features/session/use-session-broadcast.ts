import { useCallback, useEffect, useRef } from 'react'
import { receiveSession, type SessionContext } from './session'

/** Receives sign-ins and sign-outs from other tabs of this browser, and returns a function that sends them. */
export function useSessionBroadcast(context: SessionContext) {
  const channel = useRef<BroadcastChannel>(undefined)
  useEffect(() => {
    const opened = new BroadcastChannel('session')
    opened.onmessage = ({ data }) => receiveSession(context, typeof data === 'string' ? data : null)
    channel.current = opened
    return () => opened.close()
  }, [context])
  return useCallback((userId: string | null) => channel.current?.postMessage(userId), [])
}
