import { outcomeOf } from '../../../lib/outcome-of'
import { trpc } from '../../../lib/trpc'
import { useClientsChanged } from '../use-clients-changed'

export function useCreateClient() {
  const words = { done: 'Client Created', failed: 'Failed to create client' }
  return trpc.admin.contacts.create.useMutation(outcomeOf(useClientsChanged(), words))
}
