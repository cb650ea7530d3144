import type { Project } from '@tallgrass/contracts'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { useDeleteProject } from './use-delete-project'

interface DeleteProjectDialogProps {
  /** Undefined until the dialog is first opened. */
  project: Project | undefined
  opened: boolean
  onClose: () => void
  /** Moves the focus: the card has disappeared together with the button that had it. */
  onDeleted: () => void
}

export function DeleteProjectDialog({ onClose, onDeleted, opened, project }: DeleteProjectDialogProps) {
  const remove = useDeleteProject()
  async function confirm({ id }: Project) {
    // useDeleteProject shows a refusal in a toast.
    const deleted = await remove.mutateAsync({ id }).catch(() => undefined)
    if (!deleted) return
    onClose()
    onDeleted()
  }
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      onConfirm={() => project && void confirm(project)}
      title="Delete Project"
      confirmLabel="Delete Project"
      destructive
      pending={remove.isPending}
    >
      {project && (
        <>
          Are you sure you want to delete "{project.name}"? This action cannot be undone and will remove all
          associated tasks, reviews, and data.
        </>
      )}
    </ConfirmDialog>
  )
}
