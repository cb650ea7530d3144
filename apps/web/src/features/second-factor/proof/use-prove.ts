import type { ProveInput } from '@tallgrass/contracts/account'
import { useState } from 'react'
import { notifyRefusal } from '../../../lib/notify-refusal'
import { trpc } from '../../../lib/trpc'
import { errorCode, errorText, fieldErrors } from '../../../lib/trpc-error'

const FAILED = 'Unable to connect to server'

/** Sends a proof. `refusal` says why the last one was not right; other failures are toasts. */
export function useProve(onProved: () => void) {
  const [refusal, setRefusal] = useState<string>()
  const { isPending, mutate } = trpc.auth.secondFactor.prove.useMutation({
    onSuccess: onProved,
    onError(error) {
      const { code, password } = fieldErrors(error)
      if (code ?? password) return setRefusal(errorText(error, FAILED))
      if (errorCode(error) !== 'UNAUTHENTICATED') notifyRefusal(error, { failed: FAILED })
    },
  })
  function prove(input: ProveInput) {
    setRefusal(undefined)
    mutate(input)
  }
  return { prove, refusal, pending: isPending }
}

/** What both forms of the question need. */
export interface ProofFormProps {
  pending: boolean
  refusal: string | undefined
  onCancel: () => void
  onProof: (input: ProveInput) => void
}
