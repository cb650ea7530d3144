import { Stack } from '@mantine/core'
import type { TakeBackOffer, Task } from '@tallgrass/contracts'
import { type ReactNode, useRef } from 'react'
import { TaskStatusBadge } from '../projects/task-status-badge'
import { TakeBack } from './take-back'

interface TaskOutcomeProps {
  task: Pick<Task, 'id' | 'status' | 'title'>
  /** What the reader can take back, of any task. */
  offers: TakeBackOffer[] | undefined
  /** What else can be done about the status. */
  children?: ReactNode
}

/** The status of a task in a list, and the way back for who has just reviewed it. */
export function TaskOutcome({ children, offers, task }: TaskOutcomeProps) {
  const outcome = useRef<HTMLDivElement>(null)
  const offer = offers?.find(({ taskId }) => taskId === task.id)
  return (
    <Stack gap="xs" align="flex-start" ref={outcome} tabIndex={-1}>
      <TaskStatusBadge status={task.status} />
      {offer && <TakeBack review={offer} until={offer.until} what={task.title} entry={outcome} />}
      {children}
    </Stack>
  )
}
