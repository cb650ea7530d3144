import type { ProviderTicket } from '@tallgrass/contracts/account'
import { notify } from '../../lib/notify'
import { notifyRefusal } from '../../lib/notify-refusal'
import { trpc } from '../../lib/trpc'
import { errorCode } from '../../lib/trpc-error'
import { ConfirmDialog } from '../../ui/confirm-dialog'

interface ConnectDialogProps {
  opened: boolean
  ticket: ProviderTicket | undefined
  onClose: () => void
  /** Called after the answer, to move the focus: no button opened this dialog. */
  onEnded: () => void
}

/** Asks before an account of a provider can sign the reader in: it might be someone else's. */
export function ConnectDialog({ onClose, onEnded, opened, ticket }: ConnectDialogProps) {
  const { providers } = trpc.useUtils().auth
  const label = ticket?.provider.label ?? ''
  async function reload() {
    await Promise.all([providers.identities.invalidate(), providers.ticket.invalidate()])
    onEnded()
  }
  const connect = trpc.auth.providers.connect.useMutation({
    async onSuccess() {
      notify({ title: `${label} is connected`, message: 'You can sign in with it from now on.' })
      await reload()
    },
    async onError(error) {
      notifyRefusal(error, { failed: 'Unable to connect the account. Please try again.' })
      if (errorCode(error) === 'GONE') await reload()
    },
  })
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      onConfirm={() => connect.mutate()}
      title={`Connect ${label}?`}
      confirmLabel="Connect"
      pending={connect.isPending}
    >
      Someone who is signed in to {label} as {ticket?.email} can sign in to your account here.
    </ConfirmDialog>
  )
}
