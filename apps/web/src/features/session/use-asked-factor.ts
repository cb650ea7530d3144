import type { FactorKind } from '@tallgrass/domain'
import { useState } from 'react'
import { notifyRefusedSignIn } from '../../lib/notify-refusal'
import { askedFactors, errorCode, errorText } from '../../lib/trpc-error'

interface Asked {
  question: string
  factors: FactorKind[]
}

/** The second step of a sign-in: what is asked for after a right password, and why the last code was refused. */
export function useAskedFactor() {
  const [asked, setAsked] = useState<Asked>()
  const [refusal, setRefusal] = useState<string>()

  /** For a refused sign-in. Returns true if it was no wrong password. */
  function onRefused(error: unknown): boolean {
    const factors = askedFactors(error)
    setRefusal(undefined)
    if (factors) setAsked({ question: errorText(error, 'Enter your code'), factors })
    else if (asked && errorCode(error) === 'UNAUTHENTICATED') setRefusal(errorText(error, 'Try again'))
    else notifyRefusedSignIn(error)
    return factors !== undefined || asked !== undefined
  }
  return { asked, refusal, onRefused, goBack: () => setAsked(undefined) }
}
