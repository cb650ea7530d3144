import { ConfirmDialog } from '../../ui/confirm-dialog'
import { useRelease } from './use-release'

interface ReleaseDialogProps {
  opened: boolean
  onClose: () => void
}

export function ReleaseDialog({ onClose, opened }: ReleaseDialogProps) {
  const release = useRelease()
  async function confirm() {
    // The mutation shows a refusal in a toast.
    await release.mutateAsync().catch(() => undefined)
    onClose()
  }
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      onConfirm={() => void confirm()}
      title="Release Site"
      confirmLabel="Release Site"
      pending={release.isPending}
    >
      Open card payments are settled with the payment provider first. Then jobs run again, and email, payments
      and e-signature requests leave as usual. Messages and reminders that were due before the restore are
      kept in the outbox, where you can send each of them. Make sure that no other copy of this site is
      running.
    </ConfirmDialog>
  )
}
