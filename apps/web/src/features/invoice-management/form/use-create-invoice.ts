import { outcomeOf } from '../../../lib/outcome-of'
import { trpc } from '../../../lib/trpc'
import { useInvoicesChanged } from '../use-invoices-changed'

export function useCreateInvoice() {
  const changed = useInvoicesChanged()
  const words = {
    done: 'Draft Created',
    message: 'The client cannot see it until you issue it.',
    failed: 'Failed to create the invoice',
  }
  return trpc.admin.invoices.create.useMutation(outcomeOf(changed, words))
}
