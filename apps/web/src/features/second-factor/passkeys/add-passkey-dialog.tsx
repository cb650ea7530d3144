import { CodesModal } from '../recovery/codes-modal'
import { useFactorChanged } from '../use-factor-changed'
import { AddPasskeyForm } from './add-passkey-form'

interface AddPasskeyDialogProps {
  count: number
  opened: boolean
  onClose: () => void
}

export function AddPasskeyDialog({ count, onClose, opened }: AddPasskeyDialogProps) {
  const changed = useFactorChanged()
  return (
    <CodesModal
      opened={opened}
      onClose={onClose}
      title="Add a passkey"
      onExitTransitionEnd={() => void changed()}
    >
      <AddPasskeyForm count={count} onCancel={onClose} onDone={onClose} />
    </CodesModal>
  )
}
