import { Button, Card, Text, Title } from '@mantine/core'
import type { ListedProject } from '@tallgrass/contracts'
import { isWorkOpen } from '@tallgrass/domain'
import { Link } from '@tanstack/react-router'
import { UnreadMessages } from '../../../shared/messages/unread-messages'
import { ProjectStatusBadge } from '../../../shared/projects/project-status-badge'
import { TargetEnd } from '../../../shared/projects/target-end'
import { TaskProgress } from '../../../shared/projects/task-progress'
import { useStartWord } from '../../../shared/projects/use-start-word'
import { PrintedDay } from '../../../ui/printed-day'
import classes from './project-card.module.css'

export function ProjectCard({ project }: { project: ListedProject }) {
  const { approvedTasks, description, id, name, startDate, status, targetEndDate, tasks, type } = project
  const startWord = useStartWord(project)
  return (
    <Card component="article" aria-label={name} className={classes.card}>
      <div className={classes.head}>
        <div>
          <Title order={2} className={classes.name}>
            {name}
          </Title>
          <Text c="dimmed" fz="sm">
            {type}
          </Text>
        </div>
        <span className={classes.marks}>
          <UnreadMessages projectId={id} noun />
          <ProjectStatusBadge status={status} />
        </span>
      </div>
      <Text lineClamp={4}>{description}</Text>
      <TaskProgress approved={approvedTasks} tasks={tasks} />
      <div className={classes.foot}>
        <Text component="div" c="dimmed" fz="sm">
          {startDate && (
            <p>
              {startWord} <PrintedDay day={startDate} isOver={!isWorkOpen(project)} />
            </p>
          )}
          {targetEndDate && (
            <p>
              Target <TargetEnd project={project} />
            </p>
          )}
        </Text>
        <Button
          variant="default"
          size="sm"
          flex="none"
          aria-label={`View Details of ${name}`}
          renderRoot={(props) => (
            <Link to="/portal/projects/$projectId" params={{ projectId: id }} {...props} />
          )}
        >
          View Details
        </Button>
      </div>
    </Card>
  )
}
