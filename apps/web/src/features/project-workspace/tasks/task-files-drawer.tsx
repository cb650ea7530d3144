import type { Project, Task } from '@tallgrass/contracts'
import { TaskFiles } from '../../../shared/files/task-files'
import { DetailDrawer } from '../../../ui/detail-drawer'

interface TaskFilesDrawerProps {
  project: Project
  /** Undefined until the drawer is first opened. */
  task: Task | undefined
  opened: boolean
  onClose: () => void
}

/** The files of a task, beside the tasks. */
export function TaskFilesDrawer({ onClose, opened, project, task }: TaskFilesDrawerProps) {
  return (
    <DetailDrawer opened={opened} onClose={onClose} title={`Files of “${task?.title ?? ''}”`}>
      {task && <TaskFiles project={project} task={task} />}
    </DetailDrawer>
  )
}
