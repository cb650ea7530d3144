import type { InvitedColleague } from '@tallgrass/contracts'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { useCancelInvitation } from './use-company-changes'

interface CancelInvitationDialogProps {
  invited: InvitedColleague
  opened: boolean
  onClose: () => void
  /** Moves the focus: the row has disappeared together with the button that had it. */
  onCancelled: () => void
}

export function CancelInvitationDialog(props: CancelInvitationDialogProps) {
  const { invited, onCancelled, onClose, opened } = props
  const cancel = useCancelInvitation()
  function confirm() {
    const onSuccess = () => {
      onClose()
      onCancelled()
    }
    cancel.mutate({ id: invited.id }, { onSuccess })
  }
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      onConfirm={confirm}
      title={`Cancel the invitation of ${invited.name}?`}
      confirmLabel="Cancel Invitation"
      cancelLabel="Keep Invitation"
      destructive
      pending={cancel.isPending}
    >
      The link in the invitation to {invited.email} will stop working. You can invite them again later.
    </ConfirmDialog>
  )
}
