import { Anchor, Text } from '@mantine/core'
import type { Project } from '@tallgrass/contracts'
import { Link } from '@tanstack/react-router'
import { ProjectStatusBadge } from '../../ui/project-status-badge'
import { RecentList } from './recent-list'
import classes from './recent-list.module.css'

export function RecentProjects({ projects }: { projects: Project[] | undefined }) {
  return (
    <RecentList
      title="Recent Projects"
      all={
        <Anchor fz="sm" renderRoot={(props) => <Link to="/portal/projects" {...props} />}>
          All projects
        </Anchor>
      }
      empty="No projects yet. Contact us to get started!"
      rows={projects}
    >
      {({ id, name, status, type }) => (
        <>
          <div>
            <Anchor
              c="var(--text)"
              underline="hover"
              className={classes.title}
              renderRoot={(props) => (
                <Link to="/portal/projects/$projectId" params={{ projectId: id }} {...props} />
              )}
            >
              {name}
            </Anchor>
            <Text c="dimmed" fz="sm">
              {type}
            </Text>
          </div>
          <div className={classes.side}>
            <ProjectStatusBadge status={status} />
          </div>
        </>
      )}
    </RecentList>
  )
}
