import { outcomeOf } from '../../../lib/outcome-of'
import { trpc } from '../../../lib/trpc'
import { useLeadsChanged } from '../use-leads-changed'

const words = {
  done: 'Lead Deleted',
  message: 'Their personal data is erased.',
  failed: 'Failed to delete lead',
}

export function useDeleteLead() {
  const changed = useLeadsChanged()
  return trpc.admin.leads.delete.useMutation({
    onSuccess: (_, { id }) => outcomeOf(() => changed({ deleted: id }), words).onSuccess(),
    onError: outcomeOf(changed, words).onError,
  })
}
