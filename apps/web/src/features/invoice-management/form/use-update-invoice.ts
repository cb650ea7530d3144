import { outcomeOf } from '../../../lib/outcome-of'
import { trpc } from '../../../lib/trpc'
import { useInvoicesChanged } from '../use-invoices-changed'

export function useUpdateInvoice() {
  const changed = useInvoicesChanged()
  const words = {
    done: 'Draft Saved',
    failed: 'Failed to save the invoice',
  }
  return trpc.admin.invoices.update.useMutation(outcomeOf(changed, words))
}
