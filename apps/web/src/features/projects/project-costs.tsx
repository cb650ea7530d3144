import { Card } from '@mantine/core'
import type { Cost, Project } from '@tallgrass/contracts'
import { formatMoney } from '@tallgrass/domain'
import { counterQuery, listQuery } from '../../lib/freshness'
import { trpc } from '../../lib/trpc'
import { toWords } from '../../lib/words'
import { type Column, DataTable } from '../../ui/data-table'
import { EmptyState } from '../../ui/empty-state'
import { Facts } from '../../ui/facts'
import { PagedList } from '../../ui/paged-list'

const columns: Column<Cost>[] = [
  { label: 'Label', kind: 'title', cell: ({ label }) => label },
  { label: 'Category', cell: ({ category }) => toWords(category) },
  { label: 'Vendor', cell: ({ vendor }) => vendor },
  { label: 'Billable', cell: ({ billable }) => yesOrNo(billable) },
  { label: 'Reimbursable', cell: ({ reimbursable }) => yesOrNo(reimbursable) },
  { label: 'Amount', kind: 'number', cell: ({ amount }) => formatMoney(amount) },
]

export function ProjectCosts({ project }: { project: Project }) {
  const list = trpc.portal.projects.costs.useInfiniteQuery({ id: project.id }, listQuery)
  const { data: totals } = trpc.portal.projects.costTotals.useQuery({ id: project.id }, counterQuery)
  return (
    <PagedList
      noun="costs"
      pages={list}
      empty={<EmptyState title="No Costs Yet">Project costs and their vendors appear here.</EmptyState>}
    >
      {(rows) => (
        <>
          <DataTable label="Costs" columns={columns} rows={rows} rowKey={({ id }) => id} />
          {totals && (
            <Card component="section" aria-label="Totals">
              <Facts
                facts={[
                  { label: 'Total', value: formatMoney(totals.total) },
                  { label: 'Billable', value: formatMoney(totals.billable) },
                  { label: 'Reimbursable', value: formatMoney(totals.reimbursable) },
                ]}
              />
            </Card>
          )}
        </>
      )}
    </PagedList>
  )
}

function yesOrNo(flag: boolean) {
  return flag ? 'Yes' : 'No'
}
