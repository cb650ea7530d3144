import type { Invoice, Project } from '@tallgrass/contracts'
import { listQuery } from '../../lib/freshness'
import { trpc } from '../../lib/trpc'
import { toWords } from '../../lib/words'
import { InvoiceAmount } from '../../shared/invoices/invoice-amount'
import { InvoiceDue } from '../../shared/invoices/invoice-due'
import { InvoiceStatusBadge } from '../../shared/invoices/invoice-status-badge'
import { InvoiceTitle } from '../../shared/invoices/invoice-title'
import { PayNowLink } from '../../shared/invoices/pay-now-link'
import { type Column, DataTable } from '../../ui/data-table'
import { EmptyState } from '../../ui/empty-state'
import { PagedList } from '../../ui/paged-list'
import { RelativeTime } from '../../ui/relative-time'

const columns: Column<Invoice>[] = [
  {
    label: 'Invoice',
    kind: 'title',
    cell: (invoice) => <InvoiceTitle invoice={invoice} />,
  },
  { label: 'Kind', cell: ({ kind }) => toWords(kind) },
  { label: 'Status', cell: ({ label, status }) => <InvoiceStatusBadge status={status} label={label} /> },
  { label: 'Created', cell: ({ createdAt }) => <RelativeTime at={createdAt} /> },
  { label: 'Due', cell: (invoice) => <InvoiceDue invoice={invoice} /> },
  { label: 'Amount', kind: 'number', cell: (invoice) => <InvoiceAmount invoice={invoice} /> },
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
