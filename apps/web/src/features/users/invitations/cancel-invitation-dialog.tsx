import type { Invitation } from '@tallgrass/contracts'
import { fullName } from '@tallgrass/domain'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import { useCancelInvitation } from './use-cancel-invitation'

interface CancelInvitationDialogProps {
  /** Undefined until the dialog is first opened. */
  invitation: Invitation | undefined
  opened: boolean
  onClose: () => void
  /** Moves the focus: the row has disappeared together with the button that had it. */
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
          The invitation link for {fullName(invitation)} ({invitation.email}) will stop working. You can
          invite them again later.
        </>
      )}
    </ConfirmDialog>
  )
}
