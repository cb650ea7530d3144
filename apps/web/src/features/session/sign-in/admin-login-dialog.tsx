import { Modal } from '@mantine/core'
import { useMounted } from '@mantine/hooks'
import { useState } from 'react'
import { FocusFirst } from '../../../ui/focus-first'
import { AdminLoginForm } from './admin-login-form'
import { ForgotPasswordForm } from './forgot-password-form'
import { useLoginHint } from './use-login-hint'

export function AdminLoginDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  // Opened only once mounted; otherwise the dialog would not know where to return the focus.
  const mounted = useMounted()
  const known = useLoginHint({ opened })
  const [forgot, setForgot] = useState<{ email: string }>()
  return (
    <Modal
      opened={mounted && opened}
      onClose={onClose}
      title={forgot ? 'Forgot password?' : 'Admin Login'}
      onExitTransitionEnd={() => setForgot(undefined)}
    >
      <FocusFirst key={forgot ? 'forgot' : 'login'}>
        {forgot ? (
          <ForgotPasswordForm userRole="ADMIN" email={forgot.email} onBack={() => setForgot(undefined)} />
        ) : (
          <AdminLoginForm
            username={known ?? ''}
            onDone={onClose}
            onForgot={(username) => setForgot({ email: username.includes('@') ? username : '' })}
          />
        )}
      </FocusFirst>
    </Modal>
  )
}
