import type { DocumentId } from '@tallgrass/domain'
import { useMutation } from '@tanstack/react-query'
import { outcomeOf } from '../../lib/outcome-of'
import { trpc } from '../../lib/trpc'

/** Fetches the status of a document from the e-signature service, then reloads all data that shows it. */
export function useRefreshDocument(id: DocumentId) {
  const utils = trpc.useUtils()
  const changed = () =>
    Promise.all([
      utils.portal.documents.list.invalidate(),
      utils.portal.agreements.invalidate(),
      utils.portal.dashboard.invalidate(),
    ])
  const { isPending, mutate } = useMutation({
    mutationFn: () => utils.client.portal.documents.status.query({ id }),
    ...outcomeOf(changed, {
      done: 'Status Updated',
      message: 'Document status has been refreshed.',
      failed: 'Failed to refresh status',
    }),
  })
  return { refresh: () => mutate(), isRefreshing: isPending }
}
