import { Text } from '@mantine/core'
import type { Agreement } from '@tallgrass/contracts'
import { AgreementStatusBadge } from '../../ui/agreement-status-badge'
import { RelativeTime } from '../../ui/relative-time'
import { DashboardPanel } from './dashboard-panel'

export function LatestAgreements({ agreements }: { agreements: Agreement[] | undefined }) {
  return (
    <DashboardPanel
      title="Latest agreements"
      rows={agreements}
      rowKey={({ id }) => id}
      empty="No agreements yet."
      row={({ clientName, createdAt, status, type }) => (
        <>
          <div>
            <Text fw={600}>{type} Agreement</Text>
            <Text fz="sm" c="dimmed">
              {clientName}, created <RelativeTime at={createdAt} />
            </Text>
          </div>
          <AgreementStatusBadge status={status} />
        </>
      )}
    />
  )
}
