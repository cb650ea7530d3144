import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { trpc } from '../../lib/trpc'
import { useSessionUser } from '../../lib/use-session-user'
import type { LiveContext } from './check-session'

/** The page comes first. Browsers keep idle callbacks back from hidden pages, which follow as well. */
const START_MS = 1000
const RETRY_MS = 30_000

/** While a portal is open, its screens follow what others change. What this needs is loaded when the page is at rest. */
export function useLiveScreens(refresh: LiveContext['refreshSession']) {
  const refreshSession = useEffectEvent(refresh)
  const user = useSessionUser()
  // It is refused to those who have to add a second factor first.
  const userId = user?.needsSecondFactor ? undefined : user?.id
  const queryClient = useQueryClient()
  const utils = trpc.useUtils()
  useEffect(() => {
    if (!userId) return
    let isOpen = true
    let stop: (() => void) | undefined
    const context = { queryClient, utils, userId, refreshSession: () => refreshSession() }
    function loadLater() {
      if (isOpen) timer = setTimeout(load, RETRY_MS)
    }
    function load() {
      if (!navigator.onLine) return loadLater()
      import('./start-live').then(({ startLive }) => {
        if (isOpen) stop = startLive(context)
      }, loadLater)
    }
    let timer = setTimeout(load, START_MS)
    return () => {
      isOpen = false
      clearTimeout(timer)
      stop?.()
    }
  }, [queryClient, userId, utils])
}
