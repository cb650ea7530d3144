import { Modal } from '@mantine/core'
import { useMounted } from '@mantine/hooks'
import { useState } from 'react'
import { FocusFirst } from '../../../ui/focus-first'
import { AdminLoginForm } from './admin-login-form'
import { ForgotPasswordForm } from './forgot-password-form'
import { LinkForm } from './other-ways/link-form'
import { useEntered } from './use-entered'
import { useLoginHint } from './use-login-hint'

const titles = { login: 'Admin Login', forgot: 'Forgot password?', link: 'Sign in by email' }

export function AdminLoginDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  // Opened only once mounted; otherwise the dialog would not know where to return the focus.
  const mounted = useMounted()
  const known = useLoginHint({ opened })
  const [other, setOther] = useState<{ mode: 'forgot' | 'link'; email: string }>()
  const back = () => setOther(undefined)
  const enter = useEntered({ onDone: onClose })
  return (
    <Modal
      opened={mounted && opened}
      onClose={onClose}
      title={titles[other?.mode ?? 'login']}
      onExitTransitionEnd={back}
    >
      <FocusFirst key={other?.mode ?? 'login'}>
        {other?.mode === 'forgot' && (
          <ForgotPasswordForm userRole="ADMIN" email={other.email} onBack={back} />
        )}
        {other?.mode === 'link' && (
          <LinkForm userRole="ADMIN" email={other.email} onBack={back} onSignedIn={enter} />
        )}
        {!other && (
          <AdminLoginForm
            username={known ?? ''}
            onDone={onClose}
            onForgot={(username) => setOther({ mode: 'forgot', email: emailIn(username) })}
            onLink={(username) => setOther({ mode: 'link', email: emailIn(username) })}
          />
        )}
      </FocusFirst>
    </Modal>
  )
}

/** They may have typed their address where the username is asked for. */
function emailIn(username: string): string {
  return username.includes('@') ? username : ''
}
