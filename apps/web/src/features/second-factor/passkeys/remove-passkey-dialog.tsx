import type { Passkey } from '@tallgrass/contracts/account'
import { outcomeOf } from '../../../lib/outcome-of'
import { trpc } from '../../../lib/trpc'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import { useFactorChanged } from '../use-factor-changed'

interface RemovePasskeyDialogProps {
  passkey: Passkey
  opened: boolean
  onClose: () => void
  /** The row is gone: the focus goes elsewhere. */
  onRemoved: () => void
}

export function RemovePasskeyDialog({ onClose, onRemoved, opened, passkey }: RemovePasskeyDialogProps) {
  const changed = useFactorChanged()
  const outcome = outcomeOf(changed, { done: 'Passkey removed', failed: 'Failed to remove the passkey' })
  const remove = trpc.auth.passkeys.remove.useMutation({
    ...outcome,
    async onSuccess() {
      await outcome.onSuccess()
      onRemoved()
    },
    onSettled: onClose,
  })
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      onConfirm={() => remove.mutate({ id: passkey.id })}
      pending={remove.isPending}
      title="Remove this passkey?"
      confirmLabel="Remove"
      destructive
    >
      “{passkey.name}” will no longer open your account. Delete it from your device as well.
    </ConfirmDialog>
  )
}
