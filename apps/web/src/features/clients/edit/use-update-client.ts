import { outcomeOf } from '../../../lib/outcome-of'
import { trpc } from '../../../lib/trpc'
import { useClientsChanged } from '../use-clients-changed'

export function useUpdateClient() {
  const utils = trpc.useUtils()
  const changed = useClientsChanged()
  const outcome = outcomeOf(changed, { done: 'Client Updated', failed: 'Failed to update client' })
  return trpc.admin.clients.update.useMutation({
    ...outcome,
    async onError(error, { id }) {
      // The form says where a merged client went.
      if (error.data?.code === 'CONFLICT') await utils.admin.clients.get.invalidate({ id })
      if (!utils.admin.clients.get.getData({ id })?.mergedInto) await outcome.onError(error)
    },
  })
}
