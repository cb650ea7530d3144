import { type Cost, createCostInput, updateCostInput } from '@tallgrass/contracts'
import { costCategories, formatMoney, type ProjectId } from '@tallgrass/domain'
import { listQuery } from '../../../lib/freshness'
import { trpc } from '../../../lib/trpc'
import { toWords } from '../../../lib/words'
import type { Column } from '../../../ui/data-table'
import type { RecordFieldSpec } from '../../../ui/record-field'
import { CostTotals } from './cost-totals'
import { PartTab } from './part-tab'
import { SecondLine } from './second-line'
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
const columns: Column<Cost>[] = [
  {
    label: 'Cost',
    kind: 'title',
    cell: (row) => (
      <>
        {row.label}
        <SecondLine>{row.notes}</SecondLine>
      </>
    ),
  },
  { label: 'Category', cell: (row) => toWords(row.category) },
  { label: 'Vendor', cell: (row) => row.vendor ?? 'None' },
  { label: 'Billable', cell: (row) => (row.billable ? 'Yes' : 'No') },
  { label: 'Reimbursable', cell: (row) => (row.reimbursable ? 'Yes' : 'No') },
  { label: 'Amount', kind: 'number', cell: (row) => formatMoney(row.amount) },
]

export function CostsTab({ projectId }: { projectId: ProjectId }) {
  const pages = trpc.portal.projects.costs.useInfiniteQuery({ id: projectId }, listQuery)
  const { create, remove, update } = useCostChanges()
  return (
    <PartTab
      label="Costs"
      noun="cost"
      nameOf={(row) => row.label}
      pages={pages}
      columns={columns}
      empty={{ title: 'No Costs Yet', text: 'Add the costs of this project and mark the billable ones.' }}
      fields={fields}
      blank={blank}
      schema={createCostInput.omit({ projectId: true })}
      create={(values) => create.mutateAsync(createCostInput.parse({ ...values, projectId }))}
      update={(changes, version) => update.mutateAsync(updateCostInput.parse({ ...changes, version }))}
      remove={(id) => remove.mutateAsync({ id })}
      actions={() => []}
    >
      <CostTotals projectId={projectId} />
    </PartTab>
  )
}
