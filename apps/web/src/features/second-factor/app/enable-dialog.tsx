import { notify } from '../../../lib/notify'
import { CodesModal } from '../recovery/codes-modal'
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
    <CodesModal
      opened={opened}
      onClose={onClose}
      title="Enable two-factor"
      onExitTransitionEnd={() => void changed()}
    >
      <AuthenticatorSteps onCancel={onClose} onDone={done} />
    </CodesModal>
  )
}
