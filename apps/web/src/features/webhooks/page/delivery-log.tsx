import { Stack, Title } from '@mantine/core'
import type { WebhookDelivery } from '@tallgrass/contracts/integrations'
import { DELIVERY_LOG_DAYS, type WebhookEndpointId } from '@tallgrass/domain'
import { listQuery } from '../../../lib/freshness'
import { rowsOf } from '../../../lib/rows-of'
import { trpc } from '../../../lib/trpc'
import { type Column, DataTable } from '../../../ui/data-table'
import { EmptyState } from '../../../ui/empty-state'
import { PagedList } from '../../../ui/paged-list'
import { RelativeTime } from '../../../ui/relative-time'
import { RowOpener } from '../../../ui/row-opener'
import { useDialogAbout } from '../../../ui/use-dialog-about'
import { DeliveryBadge } from './delivery-badge'
import { DeliveryDrawer } from './delivery-drawer'

/** What was sent to a webhook, with the answers. */
export function DeliveryLog({ id }: { id: WebhookEndpointId }) {
  const shown = useDialogAbout<WebhookDelivery>()
  const pages = trpc.admin.webhooks.deliveries.useInfiniteQuery({ id }, listQuery)
  const columns: Column<WebhookDelivery>[] = [
    {
      label: 'Event',
      kind: 'title',
      cell: (row) => <RowOpener onOpen={() => shown.open(row)}>{row.kind}</RowOpener>,
    },
    { label: 'When', cell: (row) => <RelativeTime at={row.createdAt} /> },
    { label: 'Attempts', kind: 'number', cell: (row) => row.attempts },
    { label: 'Status', cell: (row) => <DeliveryBadge delivery={row} /> },
    { label: 'Answer', cell: (row) => row.lastError ?? row.lastStatus ?? 'None yet' },
  ]
  const rows = rowsOf(pages.data)
  return (
    <Stack component="section" gap="md" aria-labelledby="delivery-log">
      <Title order={2} size="h3" id="delivery-log">
        Deliveries of the last {DELIVERY_LOG_DAYS} days
      </Title>
      <PagedList
        pages={pages}
        noun="the deliveries"
        empty={<EmptyState title="Nothing Sent Yet">Send a test event to try it.</EmptyState>}
      >
        {(deliveries) => (
          <DataTable
            label="Deliveries"
            columns={columns}
            rows={deliveries}
            rowKey={(row) => row.id}
            rowOpens
          />
        )}
      </PagedList>
      <DeliveryDrawer
        delivery={rows?.find((row) => row.id === shown.about?.id) ?? shown.about}
        opened={shown.opened}
        onClose={shown.close}
      />
    </Stack>
  )
}
