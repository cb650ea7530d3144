import { Text } from '@mantine/core'
import type { Invoice, Project } from '@tallgrass/contracts'
import { formatMoney } from '@tallgrass/domain'
import { listQuery } from '../../lib/freshness'
import { trpc } from '../../lib/trpc'
import { shortId, toWords } from '../../lib/words'
import { InvoiceStatusBadge } from '../../shared/invoices/invoice-status-badge'
import { PayNowLink } from '../../shared/invoices/pay-now-link'
import { type Column, DataTable } from '../../ui/data-table'
import { EmptyState } from '../../ui/empty-state'
import { PagedList } from '../../ui/paged-list'
import { RelativeDay } from '../../ui/relative-day'
import { RelativeTime } from '../../ui/relative-time'

const columns: Column<Invoice>[] = [
  {
    label: 'Invoice',
    kind: 'title',
    cell: ({ id, title }) => (
      <>
        {title}
        <Text c="dimmed" fz="sm" fw={400}>
          {shortId(id)}
        </Text>
      </>
    ),
  },
  { label: 'Kind', cell: ({ kind }) => toWords(kind) },
  { label: 'Status', cell: ({ label, status }) => <InvoiceStatusBadge status={status} label={label} /> },
  { label: 'Created', cell: ({ createdAt }) => <RelativeTime at={createdAt} /> },
  { label: 'Due', cell: ({ dueDate }) => dueDate && <RelativeDay day={dueDate} /> },
  { label: 'Amount', kind: 'number', cell: ({ amount }) => formatMoney(amount) },
  { label: 'Pay', kind: 'action', cell: (invoice) => <PayNowLink invoice={invoice} /> },
]

export function ProjectInvoices({ project }: { project: Project }) {
  const list = trpc.portal.projects.invoices.useInfiniteQuery({ id: project.id }, listQuery)
  return (
    <PagedList
      noun="invoices"
      pages={list}
      empty={
        <EmptyState title="No Invoices Yet">Open and paid invoices for this project appear here.</EmptyState>
      }
    >
      {(rows) => <DataTable label="Invoices" columns={columns} rows={rows} rowKey={({ id }) => id} />}
    </PagedList>
  )
}
