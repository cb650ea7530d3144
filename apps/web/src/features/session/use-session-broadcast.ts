import { toId, type UserId } from '@tallgrass/domain'
import { useCallback, useEffect, useRef } from 'react'
import { receiveSession, type SessionContext } from './session'

/** Receives sign-ins and sign-outs from other tabs of this browser, and returns a function that sends them. */
export function useSessionBroadcast(context: SessionContext) {
  const channel = useRef<BroadcastChannel>(undefined)
  useEffect(() => {
    const opened = new BroadcastChannel('session')
    opened.onmessage = ({ data }) => {
      const userId = data === null ? null : toId('User', String(data))
      if (userId !== undefined) receiveSession(context, userId)
    }
    channel.current = opened
    return () => {
      // An answer that arrives later tells no one.
      channel.current = undefined
      opened.close()
    }
  }, [context])
  return useCallback((userId: UserId | null) => channel.current?.postMessage(userId), [])
}
