import type { Invoice } from '@tallgrass/contracts'
import { formatMoney } from '@tallgrass/domain'
import { trpc } from '../../lib/trpc'
import { toWords } from '../../lib/words'
import type { Column } from '../../ui/data-table'
import { InvoiceStatusBadge } from '../../ui/invoice-status-badge'
import { RelativeDay } from '../../ui/relative-day'
import { RelativeTime } from '../../ui/relative-time'
import { inPages, PartList } from './part-list'
import { SecondLine } from './second-line'

const columns: Column<Invoice>[] = [
  {
    label: 'Invoice',
    kind: 'title',
    cell: (row) => (
      <>
        {row.title}
        <SecondLine>{row.number}</SecondLine>
      </>
    ),
  },
  { label: 'Kind', cell: (row) => toWords(row.kind) },
  { label: 'Status', cell: ({ status }) => <InvoiceStatusBadge status={status} /> },
  { label: 'Created', cell: (row) => <RelativeTime at={row.createdAt} /> },
  { label: 'Due', cell: (row) => (row.dueDate ? <RelativeDay day={row.dueDate} /> : 'No date') },
  { label: 'Amount', kind: 'number', cell: (row) => formatMoney(row.amount) },
]

export function InvoicesTab({ projectId }: { projectId: string }) {
  const pages = trpc.portal.projects.invoices.useInfiniteQuery({ id: projectId }, inPages)
  return (
    <PartList
      label="Invoices"
      pages={pages}
      columns={columns}
      empty={{ title: 'No Invoices Yet', text: 'Invoices of this project appear here.' }}
    />
  )
}
