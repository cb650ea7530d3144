import type { DocumentId } from '@tallgrass/domain'
import { useMutation } from '@tanstack/react-query'
import { outcomeOf } from '../../../lib/outcome-of'
import { trpc } from '../../../lib/trpc'
import { useAgreementsChanged } from '../use-agreements-changed'

/** Fetches the current status of a document from the e-signature service. */
export function useRefreshStatus() {
  const changed = useAgreementsChanged()
  const { client } = trpc.useUtils()
  const words = {
    done: 'Status Updated',
    message: 'Document status has been refreshed.',
    failed: 'Failed to refresh status',
  }
  return useMutation({
    mutationFn: (id: DocumentId) => client.portal.documents.status.query({ id }),
    ...outcomeOf(changed, words),
  })
}
