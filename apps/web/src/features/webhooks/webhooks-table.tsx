import { Anchor, Text } from '@mantine/core'
import type { Webhook } from '@tallgrass/contracts/integrations'
import { countOf } from '@tallgrass/domain'
import { webhookKinds, webhookLabel } from '@tallgrass/domain/webhook-events'
import { Link } from '@tanstack/react-router'
import { type Column, DataTable } from '../../ui/data-table'
import { RelativeTime } from '../../ui/relative-time'
import { WebhookBadge } from './webhook-badge'

const columns: Column<Webhook>[] = [
  { label: 'Address', kind: 'title', cell: (row) => <Address webhook={row} /> },
  { label: 'Events', cell: (row) => eventsOf(row) },
  { label: 'Status', cell: (row) => <WebhookBadge status={row.status} /> },
  { label: 'Last delivery', cell: (row) => <LastDelivery webhook={row} /> },
]

export function WebhooksTable({ rows }: { rows: Webhook[] }) {
  return <DataTable label="Webhooks" columns={columns} rows={rows} rowKey={(row) => row.id} rowOpens />
}

function Address({ webhook: { description, id, url } }: { webhook: Webhook }) {
  return (
    <>
      <Anchor
        fz="inherit"
        fw="inherit"
        c="var(--text)"
        underline="hover"
        renderRoot={(props) => (
          <Link to="/portal/admin/webhooks/$webhookId" params={{ webhookId: id }} {...props} />
        )}
      >
        {url}
      </Anchor>
      {description && (
        <Text fz="xs" c="dimmed">
          {description}
        </Text>
      )}
    </>
  )
}

function eventsOf({ kinds }: Webhook): string {
  const [only] = kinds
  if (kinds.length === webhookKinds.length) return 'All events'
  return kinds.length === 1 && only ? webhookLabel(only) : countOf(kinds.length, 'event')
}

function LastDelivery({ webhook: { lastAttemptAt, lastError } }: { webhook: Webhook }) {
  if (lastAttemptAt === null) return 'None yet'
  return (
    <>
      <RelativeTime at={lastAttemptAt} />
      {lastError !== null && (
        <Text fz="xs" c="dimmed" lineClamp={2} maw="16rem">
          {lastError}
        </Text>
      )}
    </>
  )
}
