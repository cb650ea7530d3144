import type { SessionUser } from '@tallgrass/contracts'
import type { Role } from '@tallgrass/domain'
import { notify } from '../../../lib/notify'
import { notifyRefusedSignIn } from '../../../lib/notify-refusal'
import { trpc } from '../../../lib/trpc'
import { useAuth } from '../auth-context'
import { useGoOn } from './use-go-on'

interface AdminLoginOptions {
  onDone: () => void
  onRefused: (error: unknown) => void
}

/**
 * Login of administrators, by password or passkey: shows a toast. Stays on the page, unless they were on their way to a
 * portal, or have to add a second factor there.
 */
export function useAdminLogin({ onDone, onRefused }: AdminLoginOptions) {
  const { login: setUser } = useAuth()
  const { goOn, isOnTheWay } = useGoOn()

  function enter({ role, user }: { role: Role; user: SessionUser }) {
    // Valid credentials of a client: the server has not started a session.
    if (role !== 'ADMIN') {
      return notify({ title: 'Access denied', message: 'Admin access required.', destructive: true })
    }
    setUser(user)
    notify({ title: 'Welcome back!', message: 'Successfully logged in as admin.' })
    onDone()
    if (isOnTheWay || user.needsSecondFactor) goOn(role)
  }
  const login = trpc.auth.adminLogin.useMutation({ onSuccess: enter, onError: onRefused })
  const passkey = trpc.auth.passkeys.signIn.useMutation({ onSuccess: enter, onError: notifyRefusedSignIn })
  return { login, passkey }
}
