import { useMounted } from '@mantine/hooks'
import { useState } from 'react'
import { FocusFirst } from '../../../ui/focus-first'
import { FormModal } from '../../../ui/form-modal'
import { CustomerLoginForm } from './customer-login-form'
import { ForgotPasswordForm } from './forgot-password-form'
import { LinkForm } from './other-ways/link-form'
import { RegisterForm } from './register-form'
import { useEntered } from './use-entered'
import { useLoginHint } from './use-login-hint'

type Mode = 'login' | 'register' | 'forgot' | 'link'

const titles: Record<Mode, string> = {
  login: 'Customer Login',
  register: 'Create Your Account',
  forgot: 'Forgot password?',
  link: 'Sign in by email',
}

interface CustomerDialogProps {
  opened: boolean
  onClose: () => void
  /** True to stay on the current page after signing in. */
  stay?: boolean | undefined
}

export function CustomerDialog({ opened, onClose, stay }: CustomerDialogProps) {
  // Opened only once mounted; otherwise the dialog would not know where to return the focus.
  const mounted = useMounted()
  const [mode, setMode] = useState<Mode>('login')
  const known = useLoginHint({ opened })
  // Switching between modes keeps the email address.
  const [typed, setTyped] = useState<string>()
  const email = typed ?? known ?? ''
  const enter = useEntered({ onDone: onClose, stay })

  function switchTo(next: Mode, email: string) {
    setTyped(email)
    setMode(next)
  }
  function startOver() {
    setTyped(undefined)
    setMode('login')
  }

  return (
    <FormModal
      opened={mounted && opened}
      onClose={onClose}
      title={titles[mode]}
      onExitTransitionEnd={startOver}
    >
      <FocusFirst key={mode}>
        {mode === 'login' && (
          <CustomerLoginForm
            email={email}
            isKnown={email === known}
            stay={stay}
            onDone={onClose}
            onRegister={(email) => switchTo('register', email)}
            onForgot={(email) => switchTo('forgot', email)}
            onLink={(email) => switchTo('link', email)}
          />
        )}
        {mode === 'register' && (
          <RegisterForm
            email={email}
            stay={stay}
            onDone={onClose}
            onLogin={(email) => switchTo('login', email)}
          />
        )}
        {mode === 'forgot' && (
          <ForgotPasswordForm userRole="CLIENT" email={email} onBack={() => setMode('login')} />
        )}
        {mode === 'link' && (
          <LinkForm userRole="CLIENT" email={email} onBack={() => setMode('login')} onSignedIn={enter} />
        )}
      </FocusFirst>
    </FormModal>
  )
}
