import { DOCUMENT_TERM_DAYS } from '@tallgrass/domain'
import { outcomeOf } from '../../../lib/outcome-of'
import { trpc } from '../../../lib/trpc'
import { useAgreementsChanged } from '../use-agreements-changed'

export function useExtendDocument() {
  const changed = useAgreementsChanged()
  const words = {
    done: 'Deadline Extended',
    message: `The document can be signed for another ${DOCUMENT_TERM_DAYS} days.`,
    failed: 'Failed to extend the deadline',
  }
  return trpc.admin.documents.extend.useMutation(outcomeOf(changed, words))
}
