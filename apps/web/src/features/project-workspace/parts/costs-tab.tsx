import type { Cost } from '@tallgrass/contracts'
import { formatMoney, type ProjectId } from '@tallgrass/domain'
import { listQuery } from '../../../lib/freshness'
import { trpc } from '../../../lib/trpc'
import { toWords } from '../../../lib/words'
import type { Column } from '../../../ui/data-table'
import { lazyDialog } from '../../../ui/lazy-dialog'
import { CostTotals } from './cost-totals'
import { PartTab } from './part-tab'
import { SecondLine } from './second-line'
import { useCostChanges } from './use-cost-changes'

const CostDialog = lazyDialog(() => import('./cost-dialog').then((module) => module.CostDialog))
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
  const { remove } = useCostChanges()
  return (
    <PartTab
      label="Costs"
      noun="cost"
      nameOf={(row) => row.label}
      pages={pages}
      columns={columns}
      empty={{ title: 'No Costs Yet', text: 'Add the costs of this project and mark the billable ones.' }}
      projectId={projectId}
      Dialog={CostDialog}
      remove={(id) => remove.mutateAsync({ id })}
      actions={() => []}
    >
      <CostTotals projectId={projectId} />
    </PartTab>
  )
}
