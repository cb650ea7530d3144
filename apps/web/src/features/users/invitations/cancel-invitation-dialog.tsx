import type { Invitation } from '@tallgrass/contracts'
import { fullName } from '@tallgrass/domain'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import { useCancelInvitation } from './use-cancel-invitation'

interface CancelInvitationDialogProps {
  /** None before the dialog was first opened. */
  invitation: Invitation | undefined
  opened: boolean
  onClose: () => void
  /** The row is gone, and with it the button that the focus would return to. */
  onCancelled: () => void
}

export function CancelInvitationDialog(props: CancelInvitationDialogProps) {
  const { invitation, onCancelled, onClose, opened } = props
  const cancel = useCancelInvitation(() => {
    onClose()
    onCancelled()
  })
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      onConfirm={() => invitation && cancel.mutate({ id: invitation.id })}
      title="Cancel Invitation"
      confirmLabel="Cancel Invitation"
      cancelLabel="Keep Invitation"
      destructive
      pending={cancel.isPending}
    >
      {invitation && (
        <>
          The link that {fullName(invitation)} ({invitation.email}) has will stop working. You can invite them
          again later.
        </>
      )}
    </ConfirmDialog>
  )
}
