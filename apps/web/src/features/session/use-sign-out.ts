import { useEffect, useEffectEvent, useState } from 'react'
import { notify } from '../../lib/notify'
import { finishSignOut, isSignOutPending, noteSignOut } from '../../lib/pending-sign-out'
import { trpc } from '../../lib/trpc'

const AGAIN_MS = 30_000

/** Ends the session. What fails is tried again: when the network is back, every half minute, and before a sign-in. */
export function useSignOut() {
  const { client } = trpc.useUtils()
  const end = () => client.auth.logout.mutate()
  const [pending, setPending] = useState(isSignOutPending)

  const tryAgain = useEffectEvent(() => {
    // Another tab may have done it.
    if (!isSignOutPending()) return setPending(false)
    finishSignOut(end).then(
      () => {
        setPending(false)
        notify({ title: 'Logged Out', message: 'You have been successfully logged out.' })
      },
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

  /** Answers whether the session has ended. */
  return async function signOut(): Promise<boolean> {
    try {
      await end()
      noteSignOut('done')
      return true
    } catch (failure) {
      console.warn('Logout request failed', failure)
      noteSignOut('failed')
      setPending(true)
      return false
    }
  }
}
