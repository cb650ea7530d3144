import { Text } from '@mantine/core'
import type { Task } from '@tallgrass/contracts'
import { TaskDue } from '../../../shared/projects/task-due'
import { TaskStatusBadge } from '../../../shared/projects/task-status-badge'
import { DetailDrawer } from '../../../ui/detail-drawer'
import { DrawerSection } from '../../../ui/drawer-section'
import { Facts } from '../../../ui/facts'
import { Preformatted } from '../../../ui/preformatted'
import { EarlierReviews } from './earlier-reviews'
import { ownerWord } from './task-owner'

interface TaskDrawerProps {
  task: Task | undefined
  opened: boolean
  onClose: () => void
}

export function TaskDrawer({ onClose, opened, task }: TaskDrawerProps) {
  return (
    <DetailDrawer opened={opened} onClose={onClose} title={task?.title ?? ''}>
      {task && (
        <>
          <Facts
            facts={[
              { label: 'Status', value: <TaskStatusBadge status={task.status} /> },
              { label: 'Owner', value: ownerWord(task) },
              { label: 'Due', value: task.dueDate ? <TaskDue task={task} /> : 'Not set yet' },
              { label: 'Round', value: task.round === 0 ? 'Not reviewed yet' : task.round },
            ]}
          />
          {/* Whoever has to change something reads first what was said about it. */}
          {task.status === 'CHANGES_REQUESTED' && <Reviews task={task} />}
          <DrawerSection title="Detail">
            {task.detail ? <Preformatted>{task.detail}</Preformatted> : <Text c="dimmed">No details.</Text>}
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
