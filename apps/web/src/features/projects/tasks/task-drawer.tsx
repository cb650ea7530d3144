import { Text } from '@mantine/core'
import type { Task } from '@tallgrass/contracts'
import { TaskStatusBadge } from '../../../shared/projects/task-status-badge'
import { DetailDrawer } from '../../../ui/detail-drawer'
import { DrawerSection } from '../../../ui/drawer-section'
import { Facts } from '../../../ui/facts'
import { Preformatted } from '../../../ui/preformatted'
import { RelativeDay } from '../../../ui/relative-day'
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
              { label: 'Due', value: task.dueDate ? <RelativeDay day={task.dueDate} /> : 'Not set yet' },
              { label: 'Round', value: task.round === 0 ? 'Not reviewed yet' : task.round },
            ]}
          />
          <DrawerSection title="Detail">
            {task.detail ? <Preformatted>{task.detail}</Preformatted> : <Text c="dimmed">No details.</Text>}
          </DrawerSection>
          <DrawerSection title="Reviews">
            <EarlierReviews taskId={task.id} />
          </DrawerSection>
        </>
      )}
    </DetailDrawer>
  )
}
