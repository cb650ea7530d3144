import { outcomeOf } from '../../lib/outcome-of'
import { trpc } from '../../lib/trpc'
import { useAgreementsChanged } from './use-agreements-changed'

export function useWithdrawDocument() {
  const changed = useAgreementsChanged()
  const words = {
    done: 'Document Withdrawn',
    message: 'The agreement is a draft again.',
    failed: 'Failed to withdraw the document',
  }
  return trpc.admin.documents.withdraw.useMutation(outcomeOf(changed, words))
}
