import { notify } from '../../lib/notify'
import { trpc } from '../../lib/trpc'
import { errorCode, errorText } from '../../lib/trpc-error'
import { useAuth } from './auth-context'

export function useAdminLogin(onDone: () => void) {
  const { login } = useAuth()
  return trpc.auth.adminLogin.useMutation({
    onSuccess: ({ role, user }) => {
      // Right credentials of somebody else: the server has set no session.
      if (role !== 'ADMIN') {
        return notify({ title: 'Access denied', message: 'Admin access required.', destructive: true })
      }
      login(user)
      notify({ title: 'Welcome back!', message: 'Successfully logged in as admin.' })
      onDone()
    },
    onError: (error) => {
      if (errorCode(error) === undefined) {
        return notify({
          title: 'Connection error',
          message: 'Unable to connect to server',
          destructive: true,
        })
      }
      notify({ title: 'Login failed', message: errorText(error, 'Invalid credentials'), destructive: true })
    },
  })
}
