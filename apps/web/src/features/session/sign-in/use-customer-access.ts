import { notify } from '../../../lib/notify'
import { notifyRefusal, notifyRefusedSignIn } from '../../../lib/notify-refusal'
import { trpc } from '../../../lib/trpc'
import { useAuth } from '../auth-context'
import { useGoOn } from './use-go-on'

interface AccessOptions {
  onDone: () => void
  /** True to stay on the current page instead of going on. */
  stay?: boolean | undefined
  /** By default a toast. */
  onRefused?: (error: unknown) => void
}

/** Login, by password or passkey, and registration of customers: loads the session, shows a toast and goes where they wanted, or to the portal. */
export function useCustomerAccess({ onDone, onRefused = notifyRefusedSignIn, stay = false }: AccessOptions) {
  const { refresh } = useAuth()
  const { goOn } = useGoOn()

  async function enter(toasts: { done: [string, string]; failed: string }) {
    const user = await refresh()
    if (!user) {
      return notify({ title: toasts.failed, message: 'Failed to establish session', destructive: true })
    }
    onDone()
    notify({ title: toasts.done[0], message: toasts.done[1] })
    if (!stay) goOn(user.role)
  }

  const isBack = () =>
    enter({ done: ['Welcome back!', 'Successfully logged in to your account.'], failed: 'Login failed' })
  const login = trpc.auth.login.useMutation({ onSuccess: isBack, onError: onRefused })
  const passkey = trpc.auth.passkeys.signIn.useMutation({ onSuccess: isBack, onError: notifyRefusedSignIn })
  const register = trpc.auth.register.useMutation({
    onSuccess: () =>
      enter({
        done: ['Welcome!', 'Your account has been created successfully.'],
        failed: 'Registration failed',
      }),
    onError: (error) =>
      notifyRefusal(error, { title: 'Registration failed', failed: 'Unable to create account' }),
  })
  return { login, passkey, register }
}
