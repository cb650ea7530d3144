import { outcomeOf } from '../../../lib/outcome-of'
import { trpc } from '../../../lib/trpc'
import { useSavedWords } from '../steps/use-saved-words'
import { useInvoicesChanged } from '../use-invoices-changed'

export function useCreateInvoice() {
  const changed = useInvoicesChanged()
  const wordsOf = useSavedWords({
    done: 'Draft Created',
    message: 'The client cannot see it until you issue it.',
  })
  const failed = 'Failed to create the invoice'
  return trpc.admin.invoices.create.useMutation({
    ...outcomeOf(changed, { failed }),
    onSuccess: (saved) => outcomeOf(changed, { ...wordsOf(saved), failed }).onSuccess(),
  })
}
