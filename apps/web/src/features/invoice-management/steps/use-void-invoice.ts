import { outcomeOf } from '../../../lib/outcome-of'
import { trpc } from '../../../lib/trpc'
import { useInvoicesChanged } from '../use-invoices-changed'

export function useVoidInvoice() {
  const changed = useInvoicesChanged()
  const words = {
    done: 'Invoice Voided',
    failed: 'Failed to void the invoice',
  }
  return trpc.admin.invoices.void.useMutation(outcomeOf(changed, words))
}
