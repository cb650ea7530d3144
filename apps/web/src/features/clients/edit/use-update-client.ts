import { outcomeOf } from '../../../lib/outcome-of'
import { trpc } from '../../../lib/trpc'
import { useClientsChanged } from '../use-clients-changed'

export function useUpdateClient() {
  const words = { done: 'Client Updated', failed: 'Failed to update client' }
  return trpc.admin.clients.update.useMutation(outcomeOf(useClientsChanged(), words))
}
