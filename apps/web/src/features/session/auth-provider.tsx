import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo } from 'react'
import { atFirstSign } from '../../lib/first-sign'
import { notify } from '../../lib/notify'
import { trpc } from '../../lib/trpc'
import { viewToken } from '../../lib/view-token'
import { preloadToaster } from '../../ui/toaster-host'
import { type Auth, AuthContext } from './auth-context'
import { cancelSessionCheck, refreshSession, setSession } from './session'
import { useSessionBroadcast } from './use-session-broadcast'
import { useSignOut } from './use-sign-out'

const STILL_OPEN = {
  unanswered: 'We could not reach the server. We will sign you out as soon as it responds.',
  refused: 'The server could not end your session. We will keep trying.',
}

/** The page itself has loaded by then. */
const TOASTER_AFTER_MS = 5000

export function AuthProvider({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient()
  const utils = trpc.useUtils()
  const context = useMemo(() => ({ queryClient, utils }), [queryClient, utils])
  const notifyTabs = useSessionBroadcast(context)
  const signOut = useSignOut()
  // A route guard may have checked already; a failed check is not repeated here.
  const { data, isPending, error } = trpc.auth.session.useQuery(undefined, { retryOnMount: false })

  useEffect(() => {
    if (!error) return
    console.warn('Session check failed', error)
    utils.auth.session.setData(undefined, null)
  }, [error, utils])

  // Signing out may need a toast while the network is down. The first touch of a screen may already sign out.
  const isSignedIn = Boolean(data)
  useEffect(() => {
    if (!isSignedIn) return
    const cancel = atFirstSign(preloadToaster)
    const timer = setTimeout(preloadToaster, TOASTER_AFTER_MS)
    return () => {
      cancel()
      clearTimeout(timer)
    }
  }, [isSignedIn])

  const auth: Auth = {
    user: data ?? null,
    loading: isPending,
    login(user) {
      cancelSessionCheck(context)
      setSession(context, user)
      notifyTabs(user.id)
    },
    async refresh() {
      cancelSessionCheck(context)
      const user = await refreshSession(context)
      if (user) notifyTabs(user.id)
      return user
    },
    async logout() {
      // The session is the administrator's, who only leaves the portal of a contact.
      if (viewToken()) {
        await import('../../lib/end-view').then((module) => module.endView())
        return false
      }
      const outcome = await signOut()
      cancelSessionCheck(context)
      setSession(context, null)
      notifyTabs(null)
      if (outcome === 'ended') return true
      notify({ title: 'Your session may still be open', message: STILL_OPEN[outcome], destructive: true })
      return false
    },
  }
  return <AuthContext value={auth}>{children}</AuthContext>
}
