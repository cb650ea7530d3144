import { Anchor, Button, Group, Stack } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { Invoice } from '@tallgrass/contracts'
import type { ProjectId } from '@tallgrass/domain'
import { Link } from '@tanstack/react-router'
import { listQuery } from '../../../lib/freshness'
import { trpc } from '../../../lib/trpc'
import { toWords } from '../../../lib/words'
import { InvoiceAmount } from '../../../shared/invoices/invoice-amount'
import { InvoiceDue } from '../../../shared/invoices/invoice-due'
import { InvoiceStatusBadge } from '../../../shared/invoices/invoice-status-badge'
import type { Column } from '../../../ui/data-table'
import { RelativeTime } from '../../../ui/relative-time'
import { PartList } from './part-list'
import { SecondLine } from './second-line'

const columns: Column<Invoice>[] = [
  {
    label: 'Invoice',
    kind: 'title',
    cell: ({ id, number, title }) => (
      <>
        <Anchor
          fz="inherit"
          fw="inherit"
          renderRoot={(props) => <Link to="/portal/admin/invoices" search={{ invoice: id }} {...props} />}
        >
          {title}
        </Anchor>
        <SecondLine>{number}</SecondLine>
      </>
    ),
  },
  { label: 'Kind', cell: (row) => toWords(row.kind) },
  { label: 'Status', cell: (row) => <InvoiceStatusBadge status={row.status} label={row.label} /> },
  { label: 'Created', cell: (row) => <RelativeTime at={row.createdAt} /> },
  { label: 'Due', cell: (row) => <InvoiceDue invoice={row} /> },
  { label: 'Amount', kind: 'number', cell: (row) => <InvoiceAmount invoice={row} /> },
]

export function InvoicesTab({ onNew, projectId }: { projectId: ProjectId; onNew: () => void }) {
  const pages = trpc.portal.projects.invoices.useInfiniteQuery({ id: projectId }, listQuery)
  return (
    <Stack gap="lg">
      <Group justify="flex-end">
        <Button leftSection={<IconPlus aria-hidden />} onClick={onNew}>
          New invoice
        </Button>
      </Group>
      <PartList
        label="Invoices"
        pages={pages}
        columns={columns}
        empty={{
          title: 'No Invoices Yet',
          text: 'Select “New invoice” to bill the client for this project.',
        }}
      />
    </Stack>
  )
}
