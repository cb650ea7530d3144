import { useCallback, useEffect, useRef } from 'react'
import { hearOfSession, type SessionContext } from './session'

/** Other tabs of this browser hear at once who signed in or out here, and this one hears of them. */
export function useSessionNews(context: SessionContext) {
  const channel = useRef<BroadcastChannel>(undefined)
  useEffect(() => {
    const opened = new BroadcastChannel('session')
    opened.onmessage = ({ data }) => hearOfSession(context, typeof data === 'string' ? data : null)
    channel.current = opened
    return () => opened.close()
  }, [context])
  return useCallback((userId: string | null) => channel.current?.postMessage(userId), [])
}
