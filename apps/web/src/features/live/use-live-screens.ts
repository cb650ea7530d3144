import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { trpc } from '../../lib/trpc'
import { useSessionUser } from '../../lib/use-session-user'
import { whenIdle } from '../../lib/when-idle'
import type { LiveContext } from './check-session'

const RETRY_MS = 30_000
/** Hidden pages follow as well. */
const LATEST = { timeout: 2000 }

/** While a portal is open, its screens follow what others change. What this needs is loaded when the page is at rest. */
export function useLiveScreens(refresh: LiveContext['refreshSession']) {
  const refreshSession = useEffectEvent(refresh)
  const userId = useSessionUser()?.id
  const queryClient = useQueryClient()
  const utils = trpc.useUtils()
  useEffect(() => {
    if (!userId) return
    let isOpen = true
    let stop: (() => void) | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const context = { queryClient, utils, userId, refreshSession: () => refreshSession() }
    function load() {
      if (!isOpen) return
      import('./start-live').then(
        ({ startLive }) => {
          if (isOpen) stop = startLive(context)
        },
        () => {
          timer = setTimeout(load, RETRY_MS)
        },
      )
    }
    whenIdle(load, LATEST)
    return () => {
      isOpen = false
      clearTimeout(timer)
      stop?.()
    }
  }, [queryClient, userId, utils])
}
