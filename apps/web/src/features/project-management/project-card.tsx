import { ActionIcon, Button, Card, Text, Title } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import type { ListedProject } from '@tallgrass/contracts'
import { useReader } from '../../lib/reader'
import { ProjectStatusBadge } from '../../shared/projects/project-status-badge'
import { TaskProgress } from '../../shared/projects/task-progress'
import { RelativeDay } from '../../ui/relative-day'
import { RelativeTime } from '../../ui/relative-time'
import classes from './project-card.module.css'

interface ProjectCardProps {
  project: ListedProject
  onView: () => void
  onEdit: () => void
  onDelete: () => void
}

export function ProjectCard({ onDelete, onEdit, onView, project }: ProjectCardProps) {
  const { approvedTasks, createdAt, name, startDate, targetEndDate, tasks } = project
  const { isAhead } = useReader()
  return (
    <Card component="article" aria-label={name} className={classes.card}>
      <div className={classes.head}>
        <Title order={2} className={classes.name}>
          {name}
        </Title>
        <ProjectStatusBadge status={project.status} />
      </div>
      <Text fz="sm" c="dimmed">
        {project.type} · {project.clientName}
      </Text>
      <Text lineClamp={3}>{project.description}</Text>
      <TaskProgress approved={approvedTasks} tasks={tasks} />
      <p className={classes.dates}>
        <span>
          Created <RelativeTime at={createdAt} />
        </span>
        {startDate && (
          <span>
            {isAhead(startDate) ? 'Starts' : 'Started'} <RelativeDay day={startDate} />
          </span>
        )}
        {targetEndDate && (
          <span>
            Due <RelativeDay day={targetEndDate} />
          </span>
        )}
      </p>
      <div className={classes.foot}>
        <Button variant="default" size="sm" aria-label={`View Details of ${name}`} onClick={onView}>
          View Details
        </Button>
        <Button variant="default" size="sm" aria-label={`Edit ${name}`} onClick={onEdit}>
          Edit
        </Button>
        <ActionIcon
          className={classes.delete}
          color="danger"
          aria-label={`Delete ${name}`}
          title="Delete"
          onClick={onDelete}
        >
          <IconTrash aria-hidden />
        </ActionIcon>
      </div>
    </Card>
  )
}
