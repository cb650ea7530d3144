import { outcomeOf } from '../../../lib/outcome-of'
import { trpc } from '../../../lib/trpc'
import { useAgreementsChanged } from '../use-agreements-changed'

export function useWithdrawDocument({ isSent }: { isSent: boolean }) {
  const changed = useAgreementsChanged()
  const words = {
    done: 'Document Withdrawn',
    message: isSent ? 'The agreement is a draft again.' : 'The client is not notified.',
    failed: 'Failed to withdraw the document',
  }
  return trpc.admin.documents.withdraw.useMutation(outcomeOf(changed, words))
}
