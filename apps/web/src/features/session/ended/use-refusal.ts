import type { UserId } from '@tallgrass/domain'
import { useEffect, useState } from 'react'
import { whenRefused } from '../../../lib/refused-calls'
import { trpc } from '../../../lib/trpc'

/** Calls of an open portal were refused, perhaps because its reader's session has ended. */
export interface Refusal {
  /** True if the reader is signed in again, so that the calls are repeated; false if they fail. */
  settle: (isBack: boolean) => void
}

/** The refusal that waits to be settled. Calls that are refused meanwhile wait with it. */
export function useRefusal(userId: UserId | undefined) {
  const utils = trpc.useUtils()
  const [refusal, setRefusal] = useState<Refusal>()
  const [wasRefused, setWasRefused] = useState(false)
  useEffect(() => {
    if (!userId) return
    let waiting: (Refusal & { answer: Promise<boolean> }) | undefined
    const stop = whenRefused(() => {
      if (waiting) return waiting.answer
      const { promise: answer, resolve } = Promise.withResolvers<boolean>()
      const added = {
        answer,
        settle(isBack: boolean) {
          if (waiting !== added) return
          waiting = undefined
          setRefusal(undefined)
          resolve(isBack)
        },
      }
      waiting = added
      setRefusal(added)
      setWasRefused(true)
      return answer
    })
    return () => {
      stop()
      setRefusal(undefined)
      // The reader has gone to another page, which learns from the failed calls that the session has ended. After a
      // sign-out no one waits for them.
      if (utils.auth.session.getData()?.id === userId) waiting?.settle(false)
    }
  }, [userId, utils])
  return { refusal, wasRefused }
}
