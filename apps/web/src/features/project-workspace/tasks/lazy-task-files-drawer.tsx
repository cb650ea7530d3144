import { lazyDialog } from '../../../ui/lazy-dialog'

export const TaskFilesDrawer = lazyDialog(() =>
  import('./task-files-drawer').then((module) => module.TaskFilesDrawer),
)
