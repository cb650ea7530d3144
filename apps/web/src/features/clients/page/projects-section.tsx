import type { ListedProject, OrganizationDetails } from '@tallgrass/contracts'
import { type ReactNode, useState } from 'react'
import { listQuery } from '../../../lib/freshness'
import { trpc } from '../../../lib/trpc'
import { ProjectStatusBadge } from '../../../shared/projects/project-status-badge'
import { WorkspaceLink } from '../../../shared/projects/workspace-link'
import type { Column } from '../../../ui/data-table'
import { RelativeTime } from '../../../ui/relative-time'
import { RecordSection } from './record-section'

const columns: Column<ListedProject>[] = [
  { label: 'Project', kind: 'title', cell: ({ id, name }) => <WorkspaceLink id={id} name={name} /> },
  { label: 'Status', cell: ({ status }) => <ProjectStatusBadge status={status} /> },
  { label: 'In charge', cell: ({ clientName }) => clientName },
  { label: 'Created', cell: ({ createdAt }) => <RelativeTime at={createdAt} /> },
]

export function ProjectsSection({ action, client }: { action: ReactNode; client: OrganizationDetails }) {
  const [isWhole, setWhole] = useState(false)
  const all = trpc.portal.projects.list.useInfiniteQuery(
    { organizationId: client.id },
    { ...listQuery, enabled: isWhole },
  )
  return (
    <RecordSection
      title="Projects"
      columns={columns}
      newest={client.projects}
      all={all}
      isWhole={isWhole}
      onWhole={() => setWhole(true)}
      empty="No projects yet."
      action={action}
    />
  )
}
