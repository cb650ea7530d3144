import { Button, Stack } from '@mantine/core'
import type { Task } from '@tallgrass/contracts'
import { TaskStatusBadge } from '../../../shared/projects/task-status-badge'

interface TaskStateProps {
  task: Task
  /** True if the task is waiting for our review. */
  awaitsReview: boolean
  onReview: () => void
}

/** The status of a task, with a Review button if it is waiting for us. */
export function TaskState({ onReview, task, awaitsReview }: TaskStateProps) {
  if (!awaitsReview) return <TaskStatusBadge status={task.status} />
  return (
    <Stack gap="xs" align="flex-start">
      <TaskStatusBadge status={task.status} />
      <Button size="sm" aria-label={`Review “${task.title}”`} onClick={onReview}>
        Review
      </Button>
    </Stack>
  )
}
