import { useState } from 'react'
import { ConfirmDialog } from '../../../ui/confirm-dialog'

interface DeletePartDialogProps {
  noun: string
  /** None before the dialog was first opened. */
  name: string | undefined
  opened: boolean
  onClose: () => void
  /** Rejects when it was refused; the person knows why by then. */
  onDelete: () => Promise<unknown>
  /** The row is gone, and with it the button that the focus would return to. */
  onDeleted: () => void
}

export function DeletePartDialog(props: DeletePartDialogProps) {
  const { name, noun, onClose, onDelete, onDeleted, opened } = props
  const [pending, setPending] = useState(false)
  async function confirm() {
    setPending(true)
    const deleted = await onDelete().catch(() => undefined)
    setPending(false)
    onClose()
    if (deleted) onDeleted()
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
      “{name}” is removed from the project. This cannot be undone; the history keeps a note of it.
    </ConfirmDialog>
  )
}
