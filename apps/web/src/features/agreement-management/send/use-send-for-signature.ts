import { outcomeOf } from '../../../lib/outcome-of'
import { trpc } from '../../../lib/trpc'
import { useAgreementsChanged } from '../use-agreements-changed'

export function useSendForSignature() {
  const changed = useAgreementsChanged()
  const words = {
    done: 'Document Sent',
    message: 'The document has been sent for e-signature successfully.',
    failed: 'Failed to send document for signature',
  }
  return trpc.admin.agreements.sendForSignature.useMutation(outcomeOf(changed, words))
}
