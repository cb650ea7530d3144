import { Stack, Text } from '@mantine/core'
import type { PaymentRequest } from '@tallgrass/contracts'
import { PAYMENT_TERM_DAYS } from '@tallgrass/domain'
import { useState } from 'react'
import { toPaymentLink } from '../../../lib/payment-link'
import { mailOutcome } from '../../../lib/payment-mail-words'
import { cardWarning } from '../../../shared/invoices/card-warning'
import { PaymentRequestForm } from '../../../shared/invoices/payment-request-form'
import { CopyField } from '../../../ui/copy-field'
import { FocusFirst } from '../../../ui/focus-first'
import { FormModal } from '../../../ui/form-modal'
import { useRequestPayment } from './use-request-payment'

/** Creates a payment request, then shows its link in the same dialog, so that focus returns to the opener. */
export function PaymentRequestDialog({ onClose, opened }: { opened: boolean; onClose: () => void }) {
  const [request, setRequest] = useState<PaymentRequest & { warning: string | undefined }>()
  const { isPending, mutateAsync } = useRequestPayment()
  return (
    <FormModal
      opened={opened}
      onClose={onClose}
      pending={isPending}
      onExitTransitionEnd={() => setRequest(undefined)}
      title={request ? 'Payment Request Created' : 'Create Payment Request'}
      size={request ? 'lg' : 'md'}
    >
      <FocusFirst key={request ? 'link' : 'form'}>
        {request ? (
          <Stack>
            <Text>
              Invoice {request.number} is open and due in {PAYMENT_TERM_DAYS} days. Anyone with this link can
              pay it without signing in.
            </Text>
            {request.warning && <Text>{request.warning}</Text>}
            <Text>{mailOutcome[request.email]}</Text>
            <CopyField label="Payment link" value={toPaymentLink(request.paymentUrl)} copyLabel="Copy link" />
          </Stack>
        ) : (
          <PaymentRequestForm
            wording="title"
            pending={isPending}
            onSubmit={async (input) =>
              setRequest({ ...(await mutateAsync(input)), warning: cardWarning(input.amount) })
            }
            onCancel={onClose}
          />
        )}
      </FocusFirst>
    </FormModal>
  )
}
