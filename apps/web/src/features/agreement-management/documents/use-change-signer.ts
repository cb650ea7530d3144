import { outcomeOf } from '../../../lib/outcome-of'
import { trpc } from '../../../lib/trpc'
import { useAgreementsChanged } from '../use-agreements-changed'

export function useChangeSigner() {
  const changed = useAgreementsChanged()
  const words = {
    done: 'Signer Changed',
    message: 'The new signer gets a link, and the earlier one no longer works.',
    failed: 'Failed to change the signer',
  }
  return trpc.admin.documents.changeSigner.useMutation(outcomeOf(changed, words))
}
