import { Modal } from '@mantine/core'
import { useMounted } from '@mantine/hooks'
import { useState } from 'react'
import { FocusFirst } from '../../../ui/focus-first'
import { CustomerLoginForm } from './customer-login-form'
import { ForgotPasswordForm } from './forgot-password-form'
import { RegisterForm } from './register-form'

type Mode = 'login' | 'register' | 'forgot'

const titles: Record<Mode, string> = {
  login: 'Customer Login',
  register: 'Create Your Account',
  forgot: 'Forgot password?',
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
  // Switching between modes keeps the email address.
  const [email, setEmail] = useState('')

  function switchTo(next: Mode, typed: string) {
    setEmail(typed)
    setMode(next)
  }
  function startOver() {
    setEmail('')
    setMode('login')
  }

  return (
    <Modal opened={mounted && opened} onClose={onClose} title={titles[mode]} onExitTransitionEnd={startOver}>
      <FocusFirst key={mode}>
        {mode === 'login' && (
          <CustomerLoginForm
            email={email}
            stay={stay}
            onDone={onClose}
            onRegister={(typed) => switchTo('register', typed)}
            onForgot={(typed) => switchTo('forgot', typed)}
          />
        )}
        {mode === 'register' && (
          <RegisterForm
            email={email}
            stay={stay}
            onDone={onClose}
            onLogin={(typed) => switchTo('login', typed)}
          />
        )}
        {mode === 'forgot' && (
          <ForgotPasswordForm userRole="CLIENT" email={email} onBack={() => setMode('login')} />
        )}
      </FocusFirst>
    </Modal>
  )
}
