import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo } from 'react'
import { notify } from '../../lib/notify'
import { trpc } from '../../lib/trpc'
import { preloadToaster } from '../../ui/toaster-host'
import { type Auth, AuthContext } from './auth-context'
import { dropSessionOnItsWay, refreshSession, setSession } from './session'
import { useSessionNews } from './use-session-news'
import { useSignOut } from './use-sign-out'

const STILL_OPEN = {
  unanswered: 'We could not reach the server. We will sign you out as soon as it answers.',
  refused: 'The server could not end it. We keep trying.',
}

export function AuthProvider({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient()
  const utils = trpc.useUtils()
  const context = useMemo(() => ({ queryClient, utils }), [queryClient, utils])
  const tellTabs = useSessionNews(context)
  const signOut = useSignOut()
  // A guard may have asked before; a check that failed there is not repeated here.
  const { data, isPending, error } = trpc.auth.session.useQuery(undefined, { retryOnMount: false })

  useEffect(() => {
    if (!error) return
    console.warn('Session check failed', error)
    utils.auth.session.setData(undefined, null)
  }, [error, utils])

  // The first thing that they do may be to sign out, without a network.
  const isSignedIn = Boolean(data)
  useEffect(() => {
    if (isSignedIn) preloadToaster()
  }, [isSignedIn])

  const auth: Auth = {
    user: data ?? null,
    loading: isPending,
    login(user) {
      dropSessionOnItsWay(context)
      setSession(context, user)
      tellTabs(user.id)
    },
    async refresh() {
      dropSessionOnItsWay(context)
      const user = await refreshSession(context)
      if (user) tellTabs(user.id)
      return user
    },
    async logout() {
      const outcome = await signOut()
      dropSessionOnItsWay(context)
      setSession(context, null)
      tellTabs(null)
      if (outcome === 'ended') return true
      notify({ title: 'Your session may still be open', message: STILL_OPEN[outcome], destructive: true })
      return false
    },
  }
  return <AuthContext value={auth}>{children}</AuthContext>
}
