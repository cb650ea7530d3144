import { Group } from '@mantine/core'
import type { Task } from '@tallgrass/contracts'
import { type TaskStatus, taskMoves } from '@tallgrass/domain'
import { viewToken } from '../../../lib/view-token'
import { OfferInView } from '../../../shared/contacts/offer-in-view'
import { ActionButton } from '../../../ui/action-button'
import { useMoveTask } from './use-move-task'

interface TaskMovesProps {
  task: Task
  /** False while the project waits for papers or money. */
  mayStart: boolean
  onMoved: () => void
  /** Asks what goes with the work before it is sent for review. */
  onHandIn: (task: Task) => void
}

/** A button for each move the client may make. Renders nothing if there are none. */
export function TaskMoves({ mayStart, onHandIn, onMoved, task }: TaskMovesProps) {
  const move = useMoveTask(onMoved)
  const moves = taskMoves(task, 'CLIENT').filter(() => mayStart || task.status !== 'TODO')
  if (moves.length === 0) return null
  const isView = viewToken() !== null
  return (
    <Group gap="xs">
      {moves.toReversed().map((to) => {
        const label = labelOf(task.status, to)
        if (isView) return <OfferInView key={to} label={label} what={task.title} deed="moves" />
        return (
          <ActionButton
            key={to}
            variant="default"
            size="sm"
            aria-label={`${label}: ${task.title}`}
            loading={move.isPending && move.variables.status === to}
            disabled={move.isPending}
            onClick={() =>
              to === 'READY_FOR_REVIEW' ? onHandIn(task) : move.mutate({ id: task.id, status: to })
            }
          >
            {label}
          </ActionButton>
        )
      })}
    </Group>
  )
}

function labelOf(from: TaskStatus, to: TaskStatus): string {
  if (to === 'READY_FOR_REVIEW') return 'Send for review'
  if (to === 'TODO') return 'Move back'
  return from === 'TODO' ? 'Start' : 'Start again'
}
