import { IconCircleCheck, IconCircleX, IconHourglass, IconPencil } from '@tabler/icons-react'
import type { Invoice } from '@tallgrass/contracts'
import type { InvoiceStatus } from '@tallgrass/domain'
import { formatMoney } from '@tallgrass/domain'
import type { ReactNode } from 'react'
import { trpc } from '../../lib/trpc'
import { toWords } from '../../lib/words'
import type { Column } from '../../ui/data-table'
import { RelativeDay } from '../../ui/relative-day'
import { RelativeTime } from '../../ui/relative-time'
import { StatusBadge, type Tone } from '../../ui/status-badge'
import { inPages, PartList } from './part-list'
import { SecondLine } from './second-line'

const looks: Record<InvoiceStatus, { tone: Tone; icon: ReactNode }> = {
  DRAFT: { tone: 'neutral', icon: <IconPencil aria-hidden /> },
  OPEN: { tone: 'amber', icon: <IconHourglass aria-hidden /> },
  PAID: { tone: 'primary', icon: <IconCircleCheck aria-hidden /> },
  VOID: { tone: 'neutral', icon: <IconCircleX aria-hidden /> },
}
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
  { label: 'Status', cell: ({ status }) => <StatusBadge {...looks[status]}>{toWords(status)}</StatusBadge> },
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
