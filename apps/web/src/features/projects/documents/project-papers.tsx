import { Stack, Text, Title } from '@mantine/core'
import type { Agreement, Invoice } from '@tallgrass/contracts'
import type { ProjectId } from '@tallgrass/domain'
import { agreementNames } from '../../../lib/agreement-words'
import { listQuery } from '../../../lib/freshness'
import { trpc } from '../../../lib/trpc'
import { AgreementStatusBadge } from '../../../shared/agreements/agreement-status-badge'
import { DocumentLink } from '../../../shared/agreements/document-link'
import { InvoiceAmount } from '../../../shared/invoices/invoice-amount'
import { InvoiceFile } from '../../../shared/invoices/invoice-file'
import { InvoiceStatusBadge } from '../../../shared/invoices/invoice-status-badge'
import { InvoiceTitle } from '../../../shared/invoices/invoice-title'
import { type Column, DataTable } from '../../../ui/data-table'
import { PagedList } from '../../../ui/paged-list'
import { RelativeTime } from '../../../ui/relative-time'

const agreementColumns: Column<Agreement>[] = [
  {
    label: 'Agreement',
    kind: 'title',
    cell: ({ type }) => (
      <>
        {type} Agreement
        <Text c="dimmed" fz="sm" fw={400}>
          {agreementNames[type]}
        </Text>
      </>
    ),
  },
  { label: 'Status', cell: ({ status }) => <AgreementStatusBadge status={status} toClient /> },
  {
    label: 'Signed by all',
    cell: ({ countersignedAt }) => (countersignedAt ? <RelativeTime at={countersignedAt} /> : 'Not yet'),
  },
  {
    label: 'Document',
    kind: 'action',
    cell: ({ projectName, status, type, url }) =>
      status !== 'DRAFT' && url && <DocumentLink url={url} what={`${type} Agreement, ${projectName}`} />,
  },
]

const invoiceColumns: Column<Invoice>[] = [
  {
    label: 'Invoice',
    kind: 'title',
    cell: (invoice) => <InvoiceTitle invoice={invoice} />,
  },
  { label: 'Status', cell: ({ label, status }) => <InvoiceStatusBadge status={status} label={label} /> },
  { label: 'Amount', kind: 'number', cell: (invoice) => <InvoiceAmount invoice={invoice} /> },
  {
    label: 'Files',
    kind: 'action',
    cell: (invoice) => (
      <Stack gap="xs" align="flex-start">
        <InvoiceFile invoice={invoice} file="invoice" />
        {invoice.status === 'PAID' && <InvoiceFile invoice={invoice} file="receipt" />}
      </Stack>
    ),
  },
]

/** The agreements of a project with their sealed files, and its invoices with their receipts. */
export function ProjectPapers({ projectId: id }: { projectId: ProjectId }) {
  const { agreements, invoices } = trpc.portal.projects
  return (
    <>
      <Stack component="section" gap="md" aria-labelledby="papers-to-sign">
        <Title order={2} size="h3" id="papers-to-sign">
          Agreements
        </Title>
        <PagedList
          noun="agreements"
          pages={agreements.useInfiniteQuery({ id }, listQuery)}
          empty={<Text c="dimmed">None yet. Agreements appear here when we send them to you.</Text>}
        >
          {(rows) => (
            <DataTable label="Agreements" columns={agreementColumns} rows={rows} rowKey={(row) => row.id} />
          )}
        </PagedList>
      </Stack>
      <Stack component="section" gap="md" aria-labelledby="papers-to-pay">
        <Title order={2} size="h3" id="papers-to-pay">
          Invoices and receipts
        </Title>
        <PagedList
          noun="invoices"
          pages={invoices.useInfiniteQuery({ id }, listQuery)}
          empty={
            <Text c="dimmed">None yet. Invoices appear here, and their receipts once they are paid.</Text>
          }
        >
          {(rows) => (
            <DataTable label="Invoices" columns={invoiceColumns} rows={rows} rowKey={(row) => row.id} />
          )}
        </PagedList>
      </Stack>
    </>
  )
}
