import { outcomeOf } from '../../../lib/outcome-of'
import { trpc } from '../../../lib/trpc'
import { useAgreementsChanged } from '../use-agreements-changed'

export function useCreateAgreement() {
  const changed = useAgreementsChanged()
  const words = {
    done: 'Agreement Created',
    failed: 'Failed to create agreement',
  }
  return trpc.admin.agreements.create.useMutation(outcomeOf(changed, words))
}
