import { Modal } from '@mantine/core'
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
    // A click beside it must not lose the recovery codes.
    <Modal
      opened={opened}
      onClose={onClose}
      closeOnClickOutside={false}
      title="Add a passkey"
      onExitTransitionEnd={() => void changed()}
    >
      <AddPasskeyForm count={count} onCancel={onClose} onDone={onClose} />
    </Modal>
  )
}
