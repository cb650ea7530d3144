import { refundPaymentInput } from '@tallgrass/contracts'
import { formatMoney, isMoneyLess } from '@tallgrass/domain'
import { useOutboxSettings } from '../../../lib/use-outbox-settings'
import { RecordDialog } from '../../../ui/record-dialog'
import type { RecordFieldSpec } from '../../../ui/record-field'
import { useRefundPayment } from './use-refund-payment'

export interface RefundablePayment {
  paymentId: string
  /** The most that can be given back. */
  refundable: string
}

interface RefundDialogProps {
  /** Undefined until the dialog is first opened. */
  payment: RefundablePayment | undefined
  opened: boolean
  onClose: () => void
}

export function RefundDialog({ onClose, opened, payment }: RefundDialogProps) {
  const refund = useRefundPayment()
  const { emailEnabled } = useOutboxSettings()
  const most = payment?.refundable ?? '0.00'
  const fields: RecordFieldSpec[] = [
    { name: 'amount', label: 'Amount', kind: 'amount', description: `At most ${formatMoney(most)}.` },
    {
      name: 'reason',
      label: 'Reason',
      kind: 'paragraph',
      description: emailEnabled
        ? 'The client reads it in the email about the refund.'
        : 'No mail server is configured, so the client is not written to: tell them yourself.',
    },
  ]
  return (
    <RecordDialog
      opened={opened}
      onClose={onClose}
      title="Refund Payment"
      submitLabel="Refund"
      pendingLabel="Refunding..."
      fields={fields}
      record={{ amount: most, reason: '' }}
      schema={refundPaymentInput
        .pick({ amount: true, reason: true })
        .refine(({ amount }) => !isMoneyLess(most, amount), {
          path: ['amount'],
          message: `At most ${formatMoney(most)} can be refunded`,
        })}
      isComplete={({ amount, reason }) => amount !== '' && String(reason).trim() !== ''}
      save={({ values }) =>
        refund.mutateAsync(refundPaymentInput.parse({ ...values, paymentId: payment?.paymentId }))
      }
    />
  )
}
