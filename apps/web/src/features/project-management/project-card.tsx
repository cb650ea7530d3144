import { ActionIcon, Button, Card, Text, Title } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import type { ListedProject } from '@tallgrass/contracts'
import { isWorkOpen } from '@tallgrass/domain'
import { ClientLink } from '../../shared/clients/client-link'
import { UnreadMessages } from '../../shared/messages/unread-messages'
import { ProjectStatusBadge } from '../../shared/projects/project-status-badge'
import { TargetEnd } from '../../shared/projects/target-end'
import { TaskProgress } from '../../shared/projects/task-progress'
import { useStartWord } from '../../shared/projects/use-start-word'
import { WorkspaceLink } from '../../shared/projects/workspace-link'
import { PrintedDay } from '../../ui/printed-day'
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
  const startWord = useStartWord(project)
  return (
    <Card component="article" aria-label={name} className={classes.card}>
      <div className={classes.head}>
        <Title order={2} className={classes.name}>
          <WorkspaceLink id={project.id} name={name} />
        </Title>
        <span className={classes.marks}>
          <UnreadMessages projectId={project.id} noun />
          <ProjectStatusBadge status={project.status} />
        </span>
      </div>
      <Text fz="sm" c="dimmed">
        {project.type} · <ClientLink name={project.clientName} organizationId={project.organizationId} />
      </Text>
      <Text lineClamp={3}>{project.description}</Text>
      <TaskProgress approved={approvedTasks} tasks={tasks} />
      <p className={classes.dates}>
        <span>
          Created <RelativeTime at={createdAt} />
        </span>
        {startDate && (
          <span>
            {startWord} <PrintedDay day={startDate} isOver={!isWorkOpen(project)} />
          </span>
        )}
        {targetEndDate && (
          <span>
            Due <TargetEnd project={project} />
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
