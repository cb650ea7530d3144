import { Modal } from '@mantine/core'
import { useMounted } from '@mantine/hooks'
import type { SessionUser } from '@tallgrass/contracts'
import { useState } from 'react'
import { hasUnsavedInput } from '../../../lib/unsaved-input'
import { FocusFirst } from '../../../ui/focus-first'
import { useAuth } from '../auth-context'
import { DiscardQuestion } from './discard-question'
import { PasswordForm } from './password-form'
import { useEndedSession } from './use-ended-session'
import { useNoEscape } from './use-no-escape'
import type { Refusal } from './use-refusal'

interface SessionQuestionProps {
  user: SessionUser
  refusal: Refusal | undefined
  /** Called before the page is given up. */
  onLeave: () => void
}

/** Above drop-downs, below toasts. */
const LAYER = 350

/** Asks for the password over a page whose session has ended. The page below stays as it is. */
export function SessionQuestion({ onLeave, refusal, user }: SessionQuestionProps) {
  const { logout } = useAuth()
  // A dialog must not be open on its first render: it would not know where to return the focus.
  const mounted = useMounted()
  const isEnded = useEndedSession(user, refusal)
  const opened = mounted && isEnded
  const [asking, setAsking] = useState(false)
  const [leaving, setLeaving] = useState(false)
  useNoEscape(opened)

  function leave() {
    setAsking(false)
    setLeaving(true)
    onLeave()
    void logout()
  }

  return (
    <Modal
      opened={opened}
      onClose={() => undefined}
      title={asking ? 'Discard changes?' : 'Your session has ended'}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      zIndex={LAYER}
    >
      <FocusFirst key={String(asking)}>
        {asking ? (
          <DiscardQuestion onKeep={() => setAsking(false)} onDiscard={leave} />
        ) : (
          <PasswordForm
            user={user}
            leaving={leaving}
            onBack={() => refusal?.settle(true)}
            onLeave={() => (hasUnsavedInput() ? setAsking(true) : leave())}
          />
        )}
      </FocusFirst>
    </Modal>
  )
}
