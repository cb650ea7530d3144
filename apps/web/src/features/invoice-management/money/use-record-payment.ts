import { outcomeOf } from '../../../lib/outcome-of'
import { trpc } from '../../../lib/trpc'
import { useInvoicesChanged } from '../use-invoices-changed'

export function useRecordPayment() {
  const changed = useInvoicesChanged()
  const words = {
    done: 'Payment Recorded',
    failed: 'Failed to record the payment',
  }
  return trpc.admin.invoices.recordPayment.useMutation(outcomeOf(changed, words))
}
