import type { PaymentRequestInput } from '@tallgrass/contracts'
import { useState } from 'react'
import { copyText } from '../../../lib/copy-text'
import { notify } from '../../../lib/notify'
import { notifyRefusal } from '../../../lib/notify-refusal'
import { toPaymentLink } from '../../../lib/payment-link'
import { mailOutcome } from '../../../lib/payment-mail-words'
import { trpc } from '../../../lib/trpc'
import { cardWarning } from '../../../shared/invoices/card-warning'
import { useAgreementsChanged } from '../use-agreements-changed'

/** Creates a payment request and copies its link. */
export function useRequestPayment() {
  const changed = useAgreementsChanged()
  const [pending, setPending] = useState(false)
  const { mutateAsync } = trpc.admin.invoices.requestPayment.useMutation({
    onError: (error) => notifyRefusal(error, { failed: 'Failed to create payment request' }),
  })
  async function request(input: PaymentRequestInput) {
    setPending(true)
    try {
      const { email, number, paymentUrl } = await mutateAsync(input)
      notify({ title: 'Payment Request Created' })
      const link = toPaymentLink(paymentUrl)
      const copied = await copyText(link)
      await changed()
      const message = [cardWarning(input.amount), mailOutcome[email]].filter(Boolean).join(' ')
      if (copied) notify({ title: 'Payment URL Copied', message })
      return { number, link, message, copied }
    } finally {
      setPending(false)
    }
  }
  return { request, pending }
}
