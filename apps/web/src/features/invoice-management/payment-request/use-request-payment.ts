import { notify } from '../../../lib/notify'
import { trpc } from '../../../lib/trpc'
import { errorText } from '../../../lib/trpc-error'
import { useInvoicesChanged } from '../use-invoices-changed'

export function useRequestPayment() {
  const changed = useInvoicesChanged()
  return trpc.admin.invoices.requestPayment.useMutation({
    async onSuccess() {
      notify({ title: 'Payment Request Created' })
      await changed()
      notify({ title: 'Payment URL Ready', message: 'You can now send this payment link to the client' })
    },
    onError: (error) =>
      notify({
        title: 'Error',
        message: errorText(error, 'Failed to create payment request'),
        destructive: true,
      }),
  })
}
