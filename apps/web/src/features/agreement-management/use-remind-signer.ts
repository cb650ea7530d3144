import { outcomeOf } from '../../lib/outcome-of'
import { trpc } from '../../lib/trpc'
import { useAgreementsChanged } from './use-agreements-changed'

export function useRemindSigner() {
  const changed = useAgreementsChanged()
  const words = {
    done: 'Reminder Sent',
    message: 'An email to the client is on its way.',
    failed: 'Failed to send the reminder',
  }
  return trpc.admin.documents.remind.useMutation(outcomeOf(changed, words))
}
