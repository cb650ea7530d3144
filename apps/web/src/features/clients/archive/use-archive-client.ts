import { outcomeOf } from '../../../lib/outcome-of'
import { trpc } from '../../../lib/trpc'
import { useClientsChanged } from '../use-clients-changed'

export function useArchiveClient() {
  const words = { done: 'Client Archived', failed: 'Failed to archive client', tellsStale: true }
  return trpc.admin.clients.archive.useMutation(outcomeOf(useClientsChanged(), words))
}

export function useRestoreClient() {
  const words = { done: 'Client Restored', failed: 'Failed to restore client', tellsStale: true }
  return trpc.admin.clients.restore.useMutation(outcomeOf(useClientsChanged(), words))
}
