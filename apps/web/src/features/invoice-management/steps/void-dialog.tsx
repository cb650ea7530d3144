import { voidInvoiceInput } from '@tallgrass/contracts'
import { RecordDialog } from '../../../ui/record-dialog'
import type { RecordFieldSpec } from '../../../ui/record-field'
import type { InvoiceStepProps } from './invoice-step'
import { useVoidInvoice } from './use-void-invoice'

const fields: RecordFieldSpec[] = [
  {
    name: 'reason',
    label: 'Reason',
    kind: 'paragraph',
    description: 'A void invoice stays in the list and cannot be reopened.',
  },
  { name: 'shareReason', label: 'Show the reason to the client', kind: 'check' },
]

export function VoidDialog({ invoice, onClose, opened }: InvoiceStepProps) {
  const voiding = useVoidInvoice()
  return (
    <RecordDialog
      opened={opened}
      onClose={onClose}
      title="Void Invoice"
      submitLabel="Void Invoice"
      pendingLabel="Voiding..."
      fields={fields}
      record={{ reason: '', shareReason: true }}
      schema={voidInvoiceInput.omit({ id: true })}
      isComplete={({ reason }) => String(reason).trim() !== ''}
      save={({ values }) => voiding.mutateAsync(voidInvoiceInput.parse({ ...values, id: invoice.id }))}
    />
  )
}
