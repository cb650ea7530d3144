import { lazyDialog } from '../../ui/lazy-dialog'

export const EditProjectDialog = lazyDialog(() =>
  import('./edit-project-dialog').then((module) => module.EditProjectDialog),
)
