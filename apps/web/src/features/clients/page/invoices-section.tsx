import { Anchor } from '@mantine/core'
import type { AdminInvoice, OrganizationDetails } from '@tallgrass/contracts'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { listQuery } from '../../../lib/freshness'
import { trpc } from '../../../lib/trpc'
import { InvoiceAmount } from '../../../shared/invoices/invoice-amount'
import { InvoiceDue } from '../../../shared/invoices/invoice-due'
import { InvoiceStatusBadge } from '../../../shared/invoices/invoice-status-badge'
import type { Column } from '../../../ui/data-table'
import { RelativeTime } from '../../../ui/relative-time'
import { RecordSection } from './record-section'

const columns: Column<AdminInvoice>[] = [
  {
    label: 'Invoice',
    kind: 'title',
    cell: ({ id, title }) => (
      <Anchor
        fz="inherit"
        fw="inherit"
        renderRoot={(props) => <Link to="/portal/admin/invoices" search={{ invoice: id }} {...props} />}
      >
        {title}
      </Anchor>
    ),
  },
  { label: 'Number', cell: ({ number }) => number ?? 'Not issued' },
  { label: 'Status', cell: ({ label, status }) => <InvoiceStatusBadge status={status} label={label} /> },
  { label: 'Created', cell: ({ createdAt }) => <RelativeTime at={createdAt} /> },
  { label: 'Due', cell: (invoice) => <InvoiceDue invoice={invoice} /> },
  { label: 'Amount', kind: 'number', cell: (invoice) => <InvoiceAmount invoice={invoice} /> },
]

export function InvoicesSection({ action, client }: { action: ReactNode; client: OrganizationDetails }) {
  const [isWhole, setWhole] = useState(false)
  const all = trpc.admin.invoices.list.useInfiniteQuery(
    { organizationId: client.id },
    { ...listQuery, enabled: isWhole },
  )
  return (
    <RecordSection
      title="Invoices"
      columns={columns}
      newest={client.invoices}
      all={all}
      isWhole={isWhole}
      onWhole={() => setWhole(true)}
      empty="No invoices yet."
      action={action}
    />
  )
}
