import { outcomeOf } from '../../../lib/outcome-of'
import { trpc } from '../../../lib/trpc'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import { useFactorChanged } from '../use-factor-changed'

interface TurnOffDialogProps {
  opened: boolean
  onClose: () => void
}

export function TurnOffDialog({ onClose, opened }: TurnOffDialogProps) {
  const changed = useFactorChanged()
  const outcome = outcomeOf(changed, {
    done: 'The authenticator app was removed',
    failed: 'Failed to turn off two-factor sign-in',
  })
  const turnOff = trpc.auth.secondFactor.turnOff.useMutation({ ...outcome, onSettled: onClose })
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      onConfirm={() => turnOff.mutate()}
      pending={turnOff.isPending}
      title="Turn off two-factor?"
      confirmLabel="Turn off"
      cancelLabel="Keep it on"
      destructive
    >
      We will no longer ask for codes of your authenticator app. Unless you have a passkey, your password
      alone opens your account, and your recovery codes end.
    </ConfirmDialog>
  )
}
