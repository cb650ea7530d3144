import { outcomeOf } from '../../../lib/outcome-of'
import { trpc } from '../../../lib/trpc'
import { useSavedWords } from '../steps/use-saved-words'
import { useInvoicesChanged } from '../use-invoices-changed'

export function useUpdateInvoice() {
  const changed = useInvoicesChanged()
  const wordsOf = useSavedWords({ done: 'Draft Saved' })
  const failed = 'Failed to save the invoice'
  return trpc.admin.invoices.update.useMutation({
    ...outcomeOf(changed, { failed }),
    onSuccess: (saved) => outcomeOf(changed, { ...wordsOf(saved), failed }).onSuccess(),
  })
}
