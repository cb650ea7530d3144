import type { ProjectFile } from '@tallgrass/contracts'
import { outcomeOf } from '../../lib/outcome-of'
import { trpc } from '../../lib/trpc'
import { ConfirmDialog } from '../../ui/confirm-dialog'

interface RemoveFileDialogProps {
  /** Undefined until the dialog is first opened. */
  file: ProjectFile | undefined
  opened: boolean
  onClose: () => void
  /** Moves the focus: the menu that opened the dialog is gone. */
  onRemoved: (file: ProjectFile) => void
}

export function RemoveFileDialog({ file, onClose, onRemoved, opened }: RemoveFileDialogProps) {
  const { list } = trpc.useUtils().portal.files
  const { isPending, mutate } = trpc.portal.files.remove.useMutation(
    outcomeOf(() => list.invalidate(), { done: 'File removed', failed: 'Failed to remove the file' }),
  )
  function remove(removed: ProjectFile) {
    mutate(
      { id: removed.id },
      {
        onSettled() {
          // A refusal says why, and the list shows what is there now.
          onClose()
          onRemoved(removed)
        },
      },
    )
  }
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      onConfirm={() => file && remove(file)}
      title="Remove file"
      confirmLabel="Remove file"
      destructive
      pending={isPending}
    >
      “{file?.name}” will be deleted for everyone. This cannot be undone. A mark of it stays here.
    </ConfirmDialog>
  )
}
