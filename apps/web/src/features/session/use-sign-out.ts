import { useEffect, useEffectEvent, useState } from 'react'
import { finishSignOut, isSignOutPending, recordSignOut, signOutTimeout } from '../../lib/pending-sign-out'
import { trpc } from '../../lib/trpc'
import { errorCode } from '../../lib/trpc-error'

const AGAIN_MS = 30_000

/** `refused`: the server answered, but could not end the session. */
export type SignOutOutcome = 'ended' | 'refused' | 'unanswered'

/** Ends the session. What fails is tried again: when the network is back, every half minute, and before a sign-in. */
export function useSignOut() {
  const { client } = trpc.useUtils()
  const end = () => client.auth.logout.mutate(undefined, { signal: signOutTimeout() })
  const [pending, setPending] = useState(isSignOutPending)

  const tryAgain = useEffectEvent(() => {
    // Another tab may have done it.
    if (!isSignOutPending()) return setPending(false)
    finishSignOut(end, { announced: true }).then(
      () => setPending(false),
      (failure: unknown) => console.warn('Logout request failed', failure),
    )
  })
  useEffect(() => {
    if (!pending) return
    const again = () => tryAgain()
    const timer = setInterval(again, AGAIN_MS)
    window.addEventListener('online', again)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', again)
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
