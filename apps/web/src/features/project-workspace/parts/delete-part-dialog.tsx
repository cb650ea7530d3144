import { useState } from 'react'
import { ConfirmDialog } from '../../../ui/confirm-dialog'

interface DeletePartDialogProps {
  noun: string
  /** Undefined until the dialog is first opened. */
  name: string | undefined
  opened: boolean
  onClose: () => void
  /** Rejects if the server refuses; the toast with the reason is already shown. */
  onDelete: () => Promise<unknown>
  /** Moves the focus: the row has disappeared together with the button that had it. */
  onDeleted: () => void
}

export function DeletePartDialog(props: DeletePartDialogProps) {
  const { name, noun, onClose, onDelete, onDeleted, opened } = props
  const [pending, setPending] = useState(false)
  async function confirm() {
    setPending(true)
    const deleted = await onDelete().catch(() => undefined)
    setPending(false)
    if (!deleted) return
    onClose()
    onDeleted()
  }
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      onConfirm={() => void confirm()}
      title={`Delete ${noun}`}
      confirmLabel={`Delete ${noun}`}
      destructive
      pending={pending}
    >
      “{name}” will be removed from the project. This cannot be undone. The history records the deletion.
    </ConfirmDialog>
  )
}
