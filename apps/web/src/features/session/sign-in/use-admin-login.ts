import { notify } from '../../../lib/notify'
import { notifyRefusedSignIn } from '../../../lib/notify-refusal'
import { trpc } from '../../../lib/trpc'
import { useAuth } from '../auth-context'

export function useAdminLogin(onDone: () => void) {
  const { login } = useAuth()
  return trpc.auth.adminLogin.useMutation({
    onSuccess: ({ role, user }) => {
      // Valid credentials of a client: the server has not started a session.
      if (role !== 'ADMIN') {
        return notify({ title: 'Access denied', message: 'Admin access required.', destructive: true })
      }
      login(user)
      notify({ title: 'Welcome back!', message: 'Successfully logged in as admin.' })
      onDone()
    },
    onError: notifyRefusedSignIn,
  })
}
