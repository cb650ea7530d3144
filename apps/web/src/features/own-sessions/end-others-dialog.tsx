import { countOf } from '@tallgrass/domain'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { useEndOtherSessions } from './use-end-sessions'

interface EndOthersDialogProps {
  others: number
  opened: boolean
  onClose: () => void
  /** Called once they have ended: the button that opened the dialog is gone. */
  onDone: () => void
}

export function EndOthersDialog({ onClose, onDone, opened, others }: EndOthersDialogProps) {
  const end = useEndOtherSessions()
  function confirm() {
    end.mutate(undefined, {
      onSuccess() {
        onClose()
        onDone()
      },
    })
  }
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      onConfirm={confirm}
      title="End all other sessions"
      confirmLabel="End all others"
      pending={end.isPending}
    >
      {countOf(others, 'session')} on other devices will end at once. You stay signed in here.
    </ConfirmDialog>
  )
}
