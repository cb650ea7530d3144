import type { Task } from '@tallgrass/contracts'
import { ConfirmDialog } from '../../../ui/confirm-dialog'

interface ApproveDialogProps {
  task: Task
  /** True if a comment was typed, which goes with the approval. */
  withComment: boolean
  opened: boolean
  pending: boolean
  onClose: () => void
  onConfirm: () => void
}

export function ApproveDialog({ task, withComment, ...props }: ApproveDialogProps) {
  return (
    <ConfirmDialog
      {...props}
      title={`Approve “${task.title}”?`}
      confirmLabel="Approve task"
      cancelLabel="Not yet"
    >
      You confirm that the work is done as agreed. You can take this back for 10 minutes, beside the task in
      the list; afterward, only we can reopen it.
      {withComment && ' Your comment is sent with the approval.'}
    </ConfirmDialog>
  )
}
