import { notify } from '../../../lib/notify'
import { notifyRefusedSignIn } from '../../../lib/notify-refusal'
import { trpc } from '../../../lib/trpc'
import { useAuth } from '../auth-context'
import { useGoOn } from './use-go-on'

/** Login of administrators: shows a toast. Stays on the page, unless they were on their way to a portal. */
export function useAdminLogin(onDone: () => void) {
  const { login } = useAuth()
  const { goOn, isOnTheWay } = useGoOn()
  return trpc.auth.adminLogin.useMutation({
    onSuccess: ({ role, user }) => {
      // Valid credentials of a client: the server has not started a session.
      if (role !== 'ADMIN') {
        return notify({ title: 'Access denied', message: 'Admin access required.', destructive: true })
      }
      login(user)
      notify({ title: 'Welcome back!', message: 'Successfully logged in as admin.' })
      onDone()
      if (isOnTheWay) goOn(role)
    },
    onError: notifyRefusedSignIn,
  })
}
