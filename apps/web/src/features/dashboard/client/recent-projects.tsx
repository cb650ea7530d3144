import { Anchor, Text } from '@mantine/core'
import type { ListedProject } from '@tallgrass/contracts'
import { Link } from '@tanstack/react-router'
import { ProjectStatusBadge } from '../../../shared/projects/project-status-badge'
import { TaskProgress } from '../../../shared/projects/task-progress'
import { RecentList } from '../recent-list'
import classes from '../recent-list.module.css'

export function RecentProjects({ projects }: { projects: ListedProject[] | undefined }) {
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
      {({ approvedTasks, id, name, status, tasks, type }) => (
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
            <Text c="dimmed" fz="sm" mb="xs">
              {type}
            </Text>
            <TaskProgress approved={approvedTasks} tasks={tasks} />
          </div>
          <div className={classes.side}>
            <ProjectStatusBadge status={status} />
          </div>
        </>
      )}
    </RecentList>
  )
}
