import { toMoney } from '@tallgrass/domain'
import { notify } from '../../../lib/notify'
import { notifyRefusal } from '../../../lib/notify-refusal'
import { trpc } from '../../../lib/trpc'
import { cardWarning } from '../../../shared/invoices/card-warning'
import { useInvoicesChanged } from '../use-invoices-changed'

export function useRequestPayment() {
  const changed = useInvoicesChanged()
  return trpc.admin.invoices.requestPayment.useMutation({
    async onSuccess(_, { amount }) {
      notify({ title: 'Payment Request Created' })
      await changed()
      const money = toMoney(String(amount))
      const message = (money && cardWarning(money)) ?? 'You can now send this payment link to the client'
      notify({ title: 'Payment URL Ready', message })
    },
    onError: (error) => notifyRefusal(error, { failed: 'Failed to create payment request' }),
  })
}
