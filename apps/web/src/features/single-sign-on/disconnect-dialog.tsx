import type { Identity } from '@tallgrass/contracts/account'
import { notify } from '../../lib/notify'
import { notifyRefusal } from '../../lib/notify-refusal'
import { trpc } from '../../lib/trpc'
import { ConfirmDialog } from '../../ui/confirm-dialog'

interface DisconnectDialogProps {
  opened: boolean
  identity: Identity | undefined
  onClose: () => void
  /** Called when the row is gone, to move the focus. */
  onDisconnected: () => void
}

export function DisconnectDialog(props: DisconnectDialogProps) {
  const { identity, onClose, onDisconnected, opened } = props
  const { identities } = trpc.useUtils().auth.providers
  const label = identity?.label ?? ''
  const disconnect = trpc.auth.providers.unlink.useMutation({
    async onSuccess() {
      notify({ title: `${label} is disconnected`, message: 'It no longer signs you in here.' })
      await identities.invalidate()
      onDisconnected()
    },
    onError: (error) =>
      notifyRefusal(error, { failed: 'Unable to disconnect the account. Please try again.' }),
    onSettled: onClose,
  })
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      onConfirm={() => identity && disconnect.mutate({ id: identity.id })}
      title={`Disconnect ${label}?`}
      confirmLabel="Disconnect"
      destructive
      pending={disconnect.isPending}
    >
      You can still sign in with your password. If you have none, set one by “Forgot password?” first.
    </ConfirmDialog>
  )
}
