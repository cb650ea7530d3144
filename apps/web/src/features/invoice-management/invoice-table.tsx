import type { AdminInvoice } from '@tallgrass/contracts'
import type { InvoiceId } from '@tallgrass/domain'
import { ClientLink } from '../../shared/clients/client-link'
import { InvoiceAmount } from '../../shared/invoices/invoice-amount'
import { InvoiceDue } from '../../shared/invoices/invoice-due'
import { InvoiceStatusBadge } from '../../shared/invoices/invoice-status-badge'
import { type Column, DataTable } from '../../ui/data-table'
import { RelativeTime } from '../../ui/relative-time'
import { RowOpener } from '../../ui/row-opener'

interface InvoiceTableProps {
  rows: AdminInvoice[]
  onView: (id: InvoiceId) => void
}

/** One line for each invoice. Its drawer has the actions. */
export function InvoiceTable({ onView, rows }: InvoiceTableProps) {
  const columns: Column<AdminInvoice>[] = [
    {
      label: 'Invoice',
      kind: 'title',
      cell: ({ id, title }) => <RowOpener onOpen={() => onView(id)}>{title}</RowOpener>,
    },
    { label: 'Number', cell: ({ number }) => number ?? 'Not issued' },
    {
      label: 'Client',
      cell: ({ clientName, organizationId }) => (
        <ClientLink name={clientName} organizationId={organizationId} />
      ),
    },
    { label: 'Project', cell: ({ projectName }) => projectName ?? 'No project' },
    {
      label: 'Status',
      cell: ({ label, status }) => <InvoiceStatusBadge status={status} label={label} />,
    },
    { label: 'Created', cell: ({ createdAt }) => <RelativeTime at={createdAt} /> },
    { label: 'Due', cell: (invoice) => <InvoiceDue invoice={invoice} /> },
    { label: 'Amount', kind: 'number', cell: (invoice) => <InvoiceAmount invoice={invoice} /> },
  ]
  return <DataTable label="Invoices" columns={columns} rows={rows} rowKey={({ id }) => id} rowOpens />
}
