import { outcomeOf } from '../../../lib/outcome-of'
import { trpc } from '../../../lib/trpc'
import { useInvoicesChanged } from '../use-invoices-changed'

export function useRefundPayment() {
  const changed = useInvoicesChanged()
  const words = {
    done: 'Refund Requested',
    message: 'The refund is complete once the payment provider confirms it.',
    failed: 'Failed to refund the payment',
  }
  return trpc.admin.invoices.refund.useMutation(outcomeOf(changed, words))
}
