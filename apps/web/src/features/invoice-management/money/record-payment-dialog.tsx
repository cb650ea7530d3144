import { hours } from '@tallgrass/brand'
import { recordPaymentInput } from '@tallgrass/contracts'
import { calendarDateAt, formatMoney } from '@tallgrass/domain'
import { RecordDialog } from '../../../ui/record-dialog'
import type { RecordFieldSpec } from '../../../ui/record-field'
import type { InvoiceStepProps } from '../steps/invoice-step'
import { useRecordPayment } from './use-record-payment'

export function RecordPaymentDialog({ invoice, onClose, opened }: InvoiceStepProps) {
  const record = useRecordPayment()
  const fields: RecordFieldSpec[] = [
    {
      name: 'receivedOn',
      label: 'Received on',
      kind: 'day',
      description: `Records the full amount of ${formatMoney(invoice.amount)}, received outside the payment page.`,
    },
    {
      name: 'note',
      label: 'Note',
      kind: 'paragraph',
      description: 'How it was paid, for example “Check 1042”.',
    },
  ]
  return (
    <RecordDialog
      opened={opened}
      onClose={onClose}
      title="Record Payment"
      submitLabel="Record Payment"
      pendingLabel="Recording..."
      fields={fields}
      record={{ receivedOn: calendarDateAt(new Date(), hours.timeZone), note: '' }}
      schema={recordPaymentInput.omit({ id: true })}
      isComplete={({ note, receivedOn }) => receivedOn !== '' && String(note).trim() !== ''}
      save={({ values }) => record.mutateAsync(recordPaymentInput.parse({ ...values, id: invoice.id }))}
    />
  )
}
