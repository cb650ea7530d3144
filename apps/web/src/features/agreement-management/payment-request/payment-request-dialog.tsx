import { Modal, Stack, Text } from '@mantine/core'
import type { Agreement } from '@tallgrass/contracts'
import type { MailStatus } from '@tallgrass/domain'
import { useState } from 'react'
import { mailOutcome } from '../../../lib/payment-mail-words'
import { CopyField } from '../../../ui/copy-field'
import { FocusFirst } from '../../../ui/focus-first'
import { PaymentRequestForm } from './payment-request-form'
import { useRequestPayment } from './use-request-payment'

interface PaymentRequestDialogProps {
  /** None before the dialog was first opened. */
  agreement: Agreement | undefined
  opened: boolean
  onClose: () => void
}

/** Asks for a payment and copies its link; where the browser refuses that, it is shown to be copied by hand. */
export function PaymentRequestDialog({ agreement, onClose, opened }: PaymentRequestDialogProps) {
  const [left, setLeft] = useState<{ number: string; link: string; email: MailStatus }>()
  const { pending, request } = useRequestPayment()
  return (
    <Modal
      opened={opened}
      onClose={pending ? ignore : onClose}
      onExitTransitionEnd={() => setLeft(undefined)}
      title={left ? 'Payment Request Created' : 'Create Payment Request'}
      size={left ? 'lg' : 'md'}
    >
      <FocusFirst key={left ? 'link' : 'form'}>
        {left ? (
          <Stack>
            <Text>
              Invoice {left.number} is open, but your browser did not let us copy its link. Copy it from here:
              whoever has it can pay, without signing in.
            </Text>
            <Text>{mailOutcome[left.email]}</Text>
            <CopyField label="Payment link" value={left.link} copyLabel="Copy link" />
          </Stack>
        ) : (
          agreement && (
            <PaymentRequestForm
              agreement={agreement}
              pending={pending}
              onSubmit={async (input) => {
                const { copied, ...made } = await request(input)
                if (copied) onClose()
                else setLeft(made)
              }}
              onCancel={onClose}
            />
          )
        )}
      </FocusFirst>
    </Modal>
  )
}

function ignore() {}
