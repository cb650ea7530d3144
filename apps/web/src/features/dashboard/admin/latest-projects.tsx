import { Anchor, Text } from '@mantine/core'
import type { Project } from '@tallgrass/contracts'
import { Link } from '@tanstack/react-router'
import { ClientLink } from '../../../shared/clients/client-link'
import { ProjectStatusBadge } from '../../../shared/projects/project-status-badge'
import { RelativeTime } from '../../../ui/relative-time'
import { DashboardPanel } from '../dashboard-panel'

export function LatestProjects({ projects }: { projects: Project[] | undefined }) {
  return (
    <DashboardPanel
      title="Latest projects"
      rows={projects}
      rowKey={({ id }) => id}
      empty="No projects yet. Create the first one under Projects."
      row={({ clientName, createdAt, id, name, organizationId, status }) => (
        <>
          <div>
            <Anchor
              fw={600}
              renderRoot={(props) => (
                <Link to="/portal/admin/projects/$projectId" params={{ projectId: id }} {...props} />
              )}
            >
              {name}
            </Anchor>
            <Text fz="sm" c="dimmed">
              <ClientLink name={clientName} organizationId={organizationId} />, created{' '}
              <RelativeTime at={createdAt} />
            </Text>
          </div>
          <ProjectStatusBadge status={status} />
        </>
      )}
    />
  )
}
