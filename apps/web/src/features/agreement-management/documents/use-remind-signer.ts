import { outcomeOf } from '../../../lib/outcome-of'
import { trpc } from '../../../lib/trpc'
import { useAgreementsChanged } from '../use-agreements-changed'

const failed = 'Failed to send the reminder'
const EMAILED = { done: 'Reminder Sent', message: 'An email to the client is on its way.', failed }
const NOT_EMAILED = {
  done: 'Reminder Recorded',
  message: 'No email was sent because no mail server is configured. Remind the client yourself.',
  failed,
}

export function useRemindSigner() {
  const changed = useAgreementsChanged()
  return trpc.admin.documents.remind.useMutation({
    onSuccess: ({ isEmailed }) => outcomeOf(changed, isEmailed ? EMAILED : NOT_EMAILED).onSuccess(),
    onError: outcomeOf(changed, { failed }).onError,
  })
}
