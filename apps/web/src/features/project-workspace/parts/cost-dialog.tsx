import { type Cost, createCostInput, updateCostInput } from '@tallgrass/contracts'
import { costCategories } from '@tallgrass/domain'
import { toWords } from '../../../lib/words'
import type { RecordFieldSpec } from '../../../ui/record-field'
import { PartDialog, type PartDialogProps } from './part-dialog'
import { useCostChanges } from './use-cost-changes'

const fields: RecordFieldSpec[] = [
  { name: 'label', label: 'Label', kind: 'line' },
  {
    name: 'category',
    label: 'Category',
    kind: 'choice',
    choices: costCategories.map((value) => ({ value, label: toWords(value) })),
  },
  { name: 'vendor', label: 'Vendor', kind: 'line' },
  { name: 'amount', label: 'Amount', kind: 'amount' },
  { name: 'billable', label: 'Billable', kind: 'check' },
  { name: 'reimbursable', label: 'Reimbursable', kind: 'check' },
  { name: 'notes', label: 'Notes', kind: 'paragraph', description: 'Only administrators see these notes.' },
]
const blank = {
  label: '',
  category: 'SERVICE_FEES',
  vendor: '',
  amount: '',
  billable: true,
  reimbursable: false,
  notes: '',
}

export function CostDialog(props: PartDialogProps<Cost>) {
  const { projectId } = props
  const { create, update } = useCostChanges()
  return (
    <PartDialog
      {...props}
      fields={fields}
      blank={blank}
      schema={createCostInput.omit({ projectId: true })}
      create={(values) => create.mutateAsync(createCostInput.parse({ ...values, projectId }))}
      update={(changes, version) => update.mutateAsync(updateCostInput.parse({ ...changes, version }))}
    />
  )
}
