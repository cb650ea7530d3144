import { Stack, Text } from '@mantine/core'
import type { Project, Task } from '@tallgrass/contracts'
import { isWorkOpen } from '@tallgrass/domain'
import type { RefObject } from 'react'
import { TaskFiles } from '../../../shared/files/task-files'
import { TaskDue } from '../../../shared/projects/task-due'
import { TaskStatusBadge } from '../../../shared/projects/task-status-badge'
import { DetailDrawer } from '../../../ui/detail-drawer'
import { DrawerSection } from '../../../ui/drawer-section'
import { Facts } from '../../../ui/facts'
import { Preformatted } from '../../../ui/preformatted'
import { EarlierReviews } from './earlier-reviews'
import { TaskMoves } from './task-moves'
import { ownerWord } from './task-owner'

interface TaskDrawerProps {
  project: Project
  task: Task | undefined
  /** False while the project waits for papers or money. */
  mayStart: boolean
  opened: boolean
  /** What gets the focus once the task has moved. */
  state: RefObject<HTMLDivElement | null>
  /** True while a dialog is open on top of it. */
  isUnder: boolean
  onClose: () => void
  onHandIn: (task: Task) => void
}

export function TaskDrawer(props: TaskDrawerProps) {
  const { isUnder, mayStart, onClose, onHandIn, opened, project, state, task } = props
  return (
    <DetailDrawer opened={opened} onClose={onClose} title={task?.title ?? ''} closeOnEscape={!isUnder}>
      {task && (
        <>
          <Stack gap="md" ref={state} tabIndex={-1}>
            <Facts
              facts={[
                { label: 'Status', value: <TaskStatusBadge status={task.status} /> },
                { label: 'Owner', value: ownerWord(task) },
                { label: 'Due', value: task.dueDate ? <TaskDue task={task} /> : 'Not set yet' },
                { label: 'Round', value: task.round === 0 ? 'Not reviewed yet' : task.round },
              ]}
            />
            {/* A pressed button is gone once the task has moved; its new state gets the focus. */}
            {isWorkOpen(project) && (
              <TaskMoves
                task={task}
                mayStart={mayStart}
                onMoved={() => state.current?.focus()}
                onHandIn={onHandIn}
              />
            )}
          </Stack>
          {/* Someone who has to change something reads first what was said about it. */}
          {task.status === 'CHANGES_REQUESTED' && <Reviews task={task} />}
          <DrawerSection title="Detail">
            {task.detail ? <Preformatted>{task.detail}</Preformatted> : <Text c="dimmed">No details.</Text>}
          </DrawerSection>
          <DrawerSection title="Files">
            <TaskFiles project={project} task={task} />
          </DrawerSection>
          {task.status !== 'CHANGES_REQUESTED' && <Reviews task={task} />}
        </>
      )}
    </DetailDrawer>
  )
}

function Reviews({ task }: { task: Task }) {
  return (
    <DrawerSection title="Reviews">
      <EarlierReviews taskId={task.id} />
    </DrawerSection>
  )
}
