import type { Invitation } from '@tallgrass/contracts'
import { fullName } from '@tallgrass/domain'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { useCancelInvitation } from './use-cancel-invitation'

export function CancelInvitationDialog({
  invitation,
  onClose,
}: {
  invitation: Invitation
  onClose: () => void
}) {
  const cancel = useCancelInvitation(onClose)
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={() => cancel.mutate({ id: invitation.id })}
      title="Cancel Invitation"
      confirmLabel="Cancel Invitation"
      cancelLabel="Keep Invitation"
      destructive
      pending={cancel.isPending}
    >
      The link that {fullName(invitation)} ({invitation.email}) has will stop working. You can invite them
      again later.
    </ConfirmDialog>
  )
}
