import type { ApiKey } from '@tallgrass/contracts/integrations'
import { ConfirmDialog } from '../../ui/confirm-dialog'

interface RevokeKeyDialogProps {
  apiKey: ApiKey
  opened: boolean
  onClose: () => void
  revoke: {
    isPending: boolean
    mutate: (which: { id: ApiKey['id'] }, options: { onSuccess: () => void; onSettled: () => void }) => void
  }
  /** The button is gone, so the focus must move. */
  onRevoked: () => void
}

export function RevokeKeyDialog({ apiKey, onClose, onRevoked, opened, revoke }: RevokeKeyDialogProps) {
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      onConfirm={() => revoke.mutate({ id: apiKey.id }, { onSuccess: onRevoked, onSettled: onClose })}
      pending={revoke.isPending}
      title="Revoke this key?"
      confirmLabel="Revoke"
      cancelLabel="Keep key"
      destructive
    >
      Programs that use “{apiKey.name}” are refused at once. A revoked key cannot be used again.
    </ConfirmDialog>
  )
}
