import { outcomeOf } from '../../../lib/outcome-of'
import { trpc } from '../../../lib/trpc'
import { useAgreementsChanged } from '../use-agreements-changed'

export function useCloseAgreement() {
  const changed = useAgreementsChanged()
  const words = {
    done: 'Agreement Closed',
    message: 'Its documents and their evidence are kept. Choose the “Closed” status to see it.',
    failed: 'Failed to close the agreement',
  }
  return trpc.admin.agreements.close.useMutation(outcomeOf(changed, words))
}
