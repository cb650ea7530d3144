import { useEffect, useState } from 'react'
import { whenProofNeeded } from '../../../lib/prove-first'

/** The reader is asked to confirm who they are. */
export interface ProofAsked {
  /** True if they did, so that what waits goes on; false if it fails. */
  settle: (isProved: boolean) => void
}

/** The question that waits to be answered. What needs a proof meanwhile waits with it. */
export function useProof(): ProofAsked | undefined {
  const [asked, setAsked] = useState<ProofAsked>()
  useEffect(() => {
    let waiting: (ProofAsked & { answer: Promise<boolean> }) | undefined
    const stop = whenProofNeeded(() => {
      if (waiting) return waiting.answer
      const { promise: answer, resolve } = Promise.withResolvers<boolean>()
      waiting = {
        answer,
        settle(isProved) {
          waiting = undefined
          setAsked(undefined)
          resolve(isProved)
        },
      }
      setAsked(waiting)
      return answer
    })
    return () => {
      stop()
      waiting?.settle(false)
    }
  }, [])
  return asked
}
