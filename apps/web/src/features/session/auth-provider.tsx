import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo } from 'react'
import { trpc } from '../../lib/trpc'
import { AuthContext } from './auth-context'
import { refreshSession, setSession } from './session'

export function AuthProvider({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient()
  const utils = trpc.useUtils()
  const { mutateAsync: endSession } = trpc.auth.logout.useMutation()
  // A guard may have asked before; a check that failed there is not repeated here.
  const { data, isPending, error } = trpc.auth.session.useQuery(undefined, { retryOnMount: false })

  useEffect(() => {
    if (!error) return
    console.warn('Session check failed', error)
    utils.auth.session.setData(undefined, null)
  }, [error, utils])

  const auth = useMemo(() => {
    const context = { queryClient, utils }
    return {
      user: data ?? null,
      loading: isPending,
      login: (user: NonNullable<typeof data>) => setSession(context, user),
      refresh: () => refreshSession(context),
      logout: async () => {
        await endSession().catch((failure: unknown) => console.warn('Logout request failed', failure))
        setSession(context, null)
      },
    }
  }, [queryClient, utils, data, isPending, endSession])

  return <AuthContext value={auth}>{children}</AuthContext>
}
