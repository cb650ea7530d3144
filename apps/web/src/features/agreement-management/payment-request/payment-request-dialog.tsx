import { Stack, Text } from '@mantine/core'
import type { Agreement } from '@tallgrass/contracts'
import { useState } from 'react'
import { PaymentRequestForm } from '../../../shared/invoices/payment-request-form'
import { CopyField } from '../../../ui/copy-field'
import { FocusFirst } from '../../../ui/focus-first'
import { FormModal } from '../../../ui/form-modal'
import { useRequestPayment } from './use-request-payment'

interface PaymentRequestDialogProps {
  /** Undefined until the dialog is first opened. */
  agreement: Agreement | undefined
  opened: boolean
  onClose: () => void
}

/** Creates a payment request and copies its link, or shows the link if the browser refuses to copy. */
export function PaymentRequestDialog({ agreement, onClose, opened }: PaymentRequestDialogProps) {
  const [created, setCreated] = useState<{ number: string; link: string; message: string }>()
  const { pending, request } = useRequestPayment()
  return (
    <FormModal
      opened={opened}
      onClose={onClose}
      pending={pending}
      onExitTransitionEnd={() => setCreated(undefined)}
      title={created ? 'Payment Request Created' : 'Create Payment Request'}
      size={created ? 'lg' : 'md'}
    >
      <FocusFirst key={created ? 'link' : 'form'}>
        {created ? (
          <Stack>
            <Text>
              Invoice {created.number} is open, but your browser did not allow us to copy the link. Copy it
              below. Anyone with the link can pay without signing in.
            </Text>
            <Text>{created.message}</Text>
            <CopyField label="Payment link" value={created.link} copyLabel="Copy link" />
          </Stack>
        ) : (
          agreement && (
            <PaymentRequestForm
              wording="description"
              known={knownFrom(agreement)}
              pending={pending}
              onSubmit={async (input) => {
                const { copied, ...result } = await request(input)
                if (copied) onClose()
                else setCreated(result)
              }}
              onCancel={onClose}
            />
          )
        )}
      </FocusFirst>
    </FormModal>
  )
}

function knownFrom({ clientId, clientName, projectId, projectName }: Agreement) {
  return {
    client: { id: clientId, name: clientName },
    project: projectId ? { id: projectId, name: projectName } : undefined,
  }
}
