import { useNavigate } from '@tanstack/react-router'
import { notify } from '../../../lib/notify'
import { notifyRefusal, notifyRefusedSignIn } from '../../../lib/notify-refusal'
import { trpc } from '../../../lib/trpc'
import { useAuth } from '../auth-context'

// Lets the dialog close visibly before the page changes.
const REDIRECT_MS = 100

interface AccessOptions {
  onDone: () => void
  /** True to stay on the current page instead of going to the portal. */
  stay?: boolean | undefined
}

/** Login and registration of customers: loads the session, shows a toast and goes to the portal. */
export function useCustomerAccess({ onDone, stay = false }: AccessOptions) {
  const { refresh } = useAuth()
  const navigate = useNavigate()

  async function enter(toasts: { done: [string, string]; failed: string }) {
    const user = await refresh()
    if (!user) {
      return notify({ title: toasts.failed, message: 'Failed to establish session', destructive: true })
    }
    onDone()
    notify({ title: toasts.done[0], message: toasts.done[1] })
    if (stay) return
    setTimeout(() => void navigate({ to: user.role === 'ADMIN' ? '/portal/admin' : '/portal' }), REDIRECT_MS)
  }

  const login = trpc.auth.login.useMutation({
    onSuccess: () =>
      enter({ done: ['Welcome back!', 'Successfully logged in to your account.'], failed: 'Login failed' }),
    onError: notifyRefusedSignIn,
  })
  const register = trpc.auth.register.useMutation({
    onSuccess: () =>
      enter({
        done: ['Welcome!', 'Your account has been created successfully.'],
        failed: 'Registration failed',
      }),
    onError: (error) =>
      notifyRefusal(error, { title: 'Registration failed', failed: 'Unable to create account' }),
  })
  return { login, register }
}
