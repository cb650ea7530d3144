import { outcomeOf } from '../../../lib/outcome-of'
import { trpc } from '../../../lib/trpc'
import { useClientsChanged } from '../use-clients-changed'

export function useSetRights() {
  const changed = useClientsChanged()
  return trpc.admin.contacts.setRights.useMutation(
    outcomeOf(changed, { done: 'Rights Changed', failed: 'Failed to change the rights' }),
  )
}
