import { Modal } from '@mantine/core'
import { notify } from '../../../lib/notify'
import { useFactorChanged } from '../use-factor-changed'
import { AuthenticatorSteps } from './authenticator-steps'

interface EnableDialogProps {
  opened: boolean
  onClose: () => void
}

export function EnableDialog({ onClose, opened }: EnableDialogProps) {
  const changed = useFactorChanged()

  function done() {
    onClose()
    notify({ title: 'Two-factor sign-in is on', message: 'We ask for a code at each sign-in.' })
  }
  return (
    // A click beside it must not lose the recovery codes.
    <Modal
      opened={opened}
      onClose={onClose}
      closeOnClickOutside={false}
      title="Enable two-factor"
      onExitTransitionEnd={() => void changed()}
    >
      <AuthenticatorSteps onCancel={onClose} onDone={done} />
    </Modal>
  )
}
