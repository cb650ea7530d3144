import { outcomeOf } from '../../../lib/outcome-of'
import { trpc } from '../../../lib/trpc'
import { useAgreementsChanged } from '../use-agreements-changed'

export function useUpdateAgreement() {
  const changed = useAgreementsChanged()
  const words = { done: 'Agreement Updated', failed: 'Failed to update the agreement' }
  return trpc.admin.agreements.update.useMutation(outcomeOf(changed, words))
}
