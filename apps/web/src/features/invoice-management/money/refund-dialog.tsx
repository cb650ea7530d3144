import { refundPaymentInput } from '@tallgrass/contracts'
import { formatMoney, isMoneyLess, type LedgerEntryId, type Money, NO_MONEY } from '@tallgrass/domain'
import { useOutboxSettings } from '../../../lib/use-outbox-settings'
import { RecordDialog } from '../../../ui/record-dialog'
import type { RecordFieldSpec } from '../../../ui/record-field'
import { useRefundPayment } from './use-refund-payment'

export interface RefundablePayment {
  paymentId: LedgerEntryId
  /** Amount that can still be refunded. */
  refundable: Money
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
  const max = payment?.refundable ?? NO_MONEY
  const fields: RecordFieldSpec[] = [
    { name: 'amount', label: 'Amount', kind: 'amount', description: `Up to ${formatMoney(max)}.` },
    {
      name: 'reason',
      label: 'Reason',
      kind: 'paragraph',
      description: emailEnabled
        ? 'The client sees the reason in the refund email.'
        : 'No email is sent because no mail server is configured. Let the client know yourself.',
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
      record={{ amount: max, reason: '' }}
      schema={refundPaymentInput
        .pick({ amount: true, reason: true })
        .refine(({ amount }) => !isMoneyLess(max, amount), {
          path: ['amount'],
          message: `At most ${formatMoney(max)} can be refunded`,
        })}
      isComplete={({ amount, reason }) => amount !== '' && String(reason).trim() !== ''}
      save={({ values }) =>
        refund.mutateAsync(refundPaymentInput.parse({ ...values, paymentId: payment?.paymentId }))
      }
    />
  )
}
