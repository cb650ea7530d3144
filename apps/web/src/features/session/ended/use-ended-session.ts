import type { SessionUser } from '@tallgrass/contracts'
import { useEffect, useEffectEvent, useState } from 'react'
import { isSigningOut } from '../../../lib/pending-sign-out'
import { trpc } from '../../../lib/trpc'
import type { Refusal } from './use-refusal'

/** True if calls were refused because the session has ended, until the reader signs in again, here or in another tab. */
export function useEndedSession(user: SessionUser, refusal: Refusal | undefined): boolean {
  const { client } = trpc.useUtils()
  const [ended, setEnded] = useState<Refusal>()
  // Asked past the cache: the session stored there keeps the page as it is.
  const getSession = () => client.auth.session.query().catch(() => null)

  const check = useEffectEvent(async (current: Refusal, isCurrent: () => boolean) => {
    const found = await getSession()
    if (!isCurrent()) return
    if (found || isSigningOut()) current.settle(false)
    else setEnded(current)
  })
  const recheck = useEffectEvent(async (current: Refusal) => {
    const found = await getSession()
    if (found?.id === user.id && found.role === user.role) current.settle(true)
  })

  useEffect(() => {
    if (!refusal) return
    let isCurrent = true
    void check(refusal, () => isCurrent)
    const otherTabs = new BroadcastChannel('session')
    otherTabs.onmessage = ({ data }) => {
      if (data === user.id) void recheck(refusal)
    }
    return () => {
      isCurrent = false
      otherTabs.close()
    }
  }, [refusal, user.id])

  return refusal !== undefined && ended === refusal
}
