import { outcomeOf } from '../../../lib/outcome-of'
import { trpc } from '../../../lib/trpc'
import { useAgreementsChanged } from '../use-agreements-changed'

export function useDeleteAgreement() {
  const changed = useAgreementsChanged()
  const words = { done: 'Agreement Deleted', failed: 'Failed to delete the agreement' }
  return trpc.admin.agreements.delete.useMutation({
    onSuccess: (_, { id }) => outcomeOf(() => changed({ deleted: id }), words).onSuccess(),
    onError: outcomeOf(changed, words).onError,
  })
}
