import { outcomeOf } from '../../lib/outcome-of'
import { trpc } from '../../lib/trpc'
import { useOutboxSettings } from '../../lib/use-outbox-settings'
import { useAgreementsChanged } from './use-agreements-changed'

const WITHOUT_EMAIL = 'No email was sent, as no mail server is configured: remind the client yourself.'

export function useRemindSigner() {
  const changed = useAgreementsChanged()
  const { signersEmailed } = useOutboxSettings()
  const failed = 'Failed to send the reminder'
  const words = signersEmailed
    ? { done: 'Reminder Sent', message: 'An email to the client is on its way.', failed }
    : { done: 'Reminder Noted', message: WITHOUT_EMAIL, failed }
  return trpc.admin.documents.remind.useMutation(outcomeOf(changed, words))
}
