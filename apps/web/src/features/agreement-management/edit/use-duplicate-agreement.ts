import type { AgreementDetails } from '@tallgrass/contracts'
import { useRef } from 'react'
import { outcomeOf } from '../../../lib/outcome-of'
import { trpc } from '../../../lib/trpc'
import { useAgreementsChanged } from '../use-agreements-changed'

const words = {
  done: 'Agreement Duplicated',
  message: 'The new draft is open for editing.',
  failed: 'Failed to duplicate the agreement',
}

/** Drafts a copy and hands it to `onDone`. A second press before the answer makes no second copy. */
export function useDuplicateAgreement(onDone: (draft: AgreementDetails) => void) {
  const outcome = outcomeOf(useAgreementsChanged(), words)
  const { admin } = trpc.useUtils()
  const isBusy = useRef(false)
  const { mutate } = trpc.admin.agreements.duplicate.useMutation({
    async onSuccess(draft) {
      admin.agreements.get.setData({ id: draft.id }, draft)
      onDone(draft)
      await outcome.onSuccess()
    },
    onError: outcome.onError,
    onSettled() {
      isBusy.current = false
    },
  })
  return ({ id }: Pick<AgreementDetails, 'id'>) => {
    if (isBusy.current) return
    isBusy.current = true
    mutate({ id })
  }
}
