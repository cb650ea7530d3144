import { useEffect, useEffectEvent, useState } from 'react'
import { finishSignOut, isSignOutPending, recordSignOut, signOutTimeout } from '../../lib/pending-sign-out'
import { trpc } from '../../lib/trpc'
import { errorCode } from '../../lib/trpc-error'

const RETRY_INTERVAL_MS = 30_000

/** `refused`: the server answered, but could not end the session. */
export type SignOutOutcome = 'ended' | 'refused' | 'unanswered'

/** Ends the session. Retries a failure every 30 seconds, when the network is back, and before a sign-in. */
export function useSignOut() {
  const { client } = trpc.useUtils()
  const end = () => client.auth.logout.mutate(undefined, { signal: signOutTimeout() })
  const [pending, setPending] = useState(isSignOutPending)

  const retry = useEffectEvent(() => {
    // Another tab may have succeeded already.
    if (!isSignOutPending()) return setPending(false)
    finishSignOut(end, { announced: true }).then(
      () => setPending(false),
      (failure: unknown) => console.warn('Logout request failed', failure),
    )
  })
  useEffect(() => {
    if (!pending) return
    const onRetry = () => retry()
    const timer = setInterval(onRetry, RETRY_INTERVAL_MS)
    window.addEventListener('online', onRetry)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', onRetry)
    }
  }, [pending])

  return async function signOut(): Promise<SignOutOutcome> {
    try {
      await end()
      recordSignOut('done')
      return 'ended'
    } catch (failure) {
      console.warn('Logout request failed', failure)
      recordSignOut('failed')
      setPending(true)
      return errorCode(failure) === undefined ? 'unanswered' : 'refused'
    }
  }
}
