import { notify } from '../../../lib/notify'
import { notifyRefusal } from '../../../lib/notify-refusal'
import { trpc } from '../../../lib/trpc'
import { useInvoicesChanged } from '../use-invoices-changed'

export function useRequestPayment() {
  const changed = useInvoicesChanged()
  return trpc.admin.invoices.requestPayment.useMutation({
    async onSuccess() {
      notify({ title: 'Payment Request Created' })
      await changed()
      notify({ title: 'Payment URL Ready', message: 'You can now send this payment link to the client' })
    },
    onError: (error) => notifyRefusal(error, { failed: 'Failed to create payment request' }),
  })
}
