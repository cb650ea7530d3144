import { Button, Stack } from '@mantine/core'
import type { Task } from '@tallgrass/contracts'
import { TaskStatusBadge } from '../../../shared/projects/task-status-badge'

interface TaskStateProps {
  task: Task
  /** For our review. */
  waits: boolean
  onReview: () => void
}

/** How far a task is; what waits for our review offers it at once. */
export function TaskState({ onReview, task, waits }: TaskStateProps) {
  if (!waits) return <TaskStatusBadge status={task.status} />
  return (
    <Stack gap="xs" align="flex-start">
      <TaskStatusBadge status={task.status} />
      <Button size="sm" aria-label={`Review “${task.title}”`} onClick={onReview}>
        Review
      </Button>
    </Stack>
  )
}
