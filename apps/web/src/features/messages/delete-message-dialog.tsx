import type { ProjectMessage } from '@tallgrass/contracts'
import type { ProjectId } from '@tallgrass/domain'
import { notifyRefusal } from '../../lib/notify-refusal'
import { trpc } from '../../lib/trpc'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { useMessageChanged } from './use-thread'

interface DeleteMessageDialogProps {
  projectId: ProjectId
  /** Undefined until the dialog is first opened. */
  message: ProjectMessage | undefined
  opened: boolean
  onClose: () => void
}

export function DeleteMessageDialog({ message, onClose, opened, projectId }: DeleteMessageDialogProps) {
  const messageChanged = useMessageChanged(projectId)
  const remove = trpc.portal.messages.delete.useMutation({
    onSuccess(deleted) {
      messageChanged(deleted)
      onClose()
    },
    onError(error) {
      messageChanged()
      notifyRefusal(error, { failed: 'The message was not deleted. Please try again.' })
    },
  })
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      onConfirm={() => message && remove.mutate({ id: message.id })}
      title="Delete Message"
      confirmLabel="Delete Message"
      cancelLabel="Keep Message"
      destructive
      pending={remove.isPending}
    >
      Its text and its files are removed for everyone. That there was a message stays visible. This cannot be
      undone.
    </ConfirmDialog>
  )
}
