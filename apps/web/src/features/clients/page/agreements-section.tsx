import { Anchor } from '@mantine/core'
import type { Agreement, OrganizationDetails } from '@tallgrass/contracts'
import { formatMoney } from '@tallgrass/domain'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { listQuery } from '../../../lib/freshness'
import { trpc } from '../../../lib/trpc'
import { AgreementStatusBadge } from '../../../shared/agreements/agreement-status-badge'
import { WorkspaceLink } from '../../../shared/projects/workspace-link'
import type { Column } from '../../../ui/data-table'
import { RelativeTime } from '../../../ui/relative-time'
import { RecordSection } from './record-section'

const columns: Column<Agreement>[] = [
  {
    label: 'Agreement',
    kind: 'title',
    cell: ({ id, type }) => (
      <Anchor
        fz="inherit"
        fw="inherit"
        renderRoot={(props) => <Link to="/portal/admin/agreements" search={{ agreement: id }} {...props} />}
      >
        {type} Agreement
      </Anchor>
    ),
  },
  {
    label: 'Project',
    cell: ({ projectId, projectName }) => <WorkspaceLink id={projectId} name={projectName} />,
  },
  { label: 'Status', cell: ({ status }) => <AgreementStatusBadge status={status} /> },
  { label: 'Created', cell: ({ createdAt }) => <RelativeTime at={createdAt} /> },
  { label: 'Price', kind: 'number', cell: ({ price }) => (price ? formatMoney(price) : 'Not set') },
]

export function AgreementsSection({ action, client }: { action: ReactNode; client: OrganizationDetails }) {
  const [isWhole, setWhole] = useState(false)
  const all = trpc.portal.agreements.list.useInfiniteQuery(
    { organizationId: client.id },
    { ...listQuery, enabled: isWhole },
  )
  return (
    <RecordSection
      title="Agreements"
      columns={columns}
      newest={client.agreements}
      all={all}
      isWhole={isWhole}
      onWhole={() => setWhole(true)}
      empty="No agreements yet."
      action={action}
    />
  )
}
