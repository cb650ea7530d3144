import { Group, Text } from '@mantine/core'
import type { Agreement } from '@tallgrass/contracts'
import type { AgreementId } from '@tallgrass/domain'
import { AgreementStatusBadge } from '../../shared/agreements/agreement-status-badge'
import { EndedTime, hasEnded } from '../../shared/agreements/ending-note'
import { ClientLink } from '../../shared/clients/client-link'
import { WorkspaceLink } from '../../shared/projects/workspace-link'
import { type Column, DataTable } from '../../ui/data-table'
import { RelativeTime } from '../../ui/relative-time'
import { RowOpener } from '../../ui/row-opener'
import { ClosedBadge } from './closed-badge'
import { OpenedTime } from './opened-time'

interface AgreementTableProps {
  rows: Agreement[]
  onView: (id: AgreementId) => void
}

/** One line for each agreement. Its drawer has the actions. */
export function AgreementTable({ onView, rows }: AgreementTableProps) {
  const columns: Column<Agreement>[] = [
    {
      label: 'Agreement',
      kind: 'title',
      cell: ({ id, type }) => <RowOpener onOpen={() => onView(id)}>{`${type} Agreement`}</RowOpener>,
    },
    {
      label: 'Client',
      cell: ({ clientName, organizationId }) => (
        <ClientLink name={clientName} organizationId={organizationId} />
      ),
    },
    {
      label: 'Project',
      cell: ({ projectId, projectName }) => <WorkspaceLink id={projectId} name={projectName} />,
    },
    {
      label: 'Status',
      cell: (agreement) => (
        <Group gap="xs">
          <AgreementStatusBadge status={agreement.status} />
          {agreement.closedAt && <ClosedBadge />}
          {hasEnded(agreement) && (
            <Text fz="sm" c="dimmed">
              <EndedTime ended={agreement} />
            </Text>
          )}
        </Group>
      ),
    },
    { label: 'Created', cell: ({ createdAt }) => <RelativeTime at={createdAt} /> },
    {
      label: 'Client signed',
      cell: ({ openedAt, signedAtClient, status }) =>
        status === 'SENT' && openedAt ? <OpenedTime at={openedAt} /> : timeOf(signedAtClient),
    },
    { label: 'Countersigned', cell: ({ countersignedAt }) => timeOf(countersignedAt) },
  ]
  return <DataTable label="Agreements" columns={columns} rows={rows} rowKey={({ id }) => id} rowOpens />
}

function timeOf(at: Agreement['signedAtClient']) {
  return at ? <RelativeTime at={at} /> : 'Not yet'
}
