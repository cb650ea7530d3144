import { Anchor, Text } from '@mantine/core'
import type { Agreement } from '@tallgrass/contracts'
import { Link } from '@tanstack/react-router'
import { AgreementStatusBadge } from '../../../shared/agreements/agreement-status-badge'
import { ClientLink } from '../../../shared/clients/client-link'
import { RelativeTime } from '../../../ui/relative-time'
import { DashboardPanel } from '../dashboard-panel'

export function LatestAgreements({ agreements }: { agreements: Agreement[] | undefined }) {
  return (
    <DashboardPanel
      title="Latest agreements"
      rows={agreements}
      rowKey={({ id }) => id}
      empty="No agreements yet."
      row={({ clientName, createdAt, id, organizationId, status, type }) => (
        <>
          <div>
            <Anchor
              fw={600}
              renderRoot={(props) => (
                <Link to="/portal/admin/agreements" search={{ agreement: id }} {...props} />
              )}
            >
              {type} Agreement
            </Anchor>
            <Text fz="sm" c="dimmed">
              <ClientLink name={clientName} organizationId={organizationId} />, created{' '}
              <RelativeTime at={createdAt} />
            </Text>
          </div>
          <AgreementStatusBadge status={status} />
        </>
      )}
    />
  )
}
