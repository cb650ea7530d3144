import { useNavigate } from '@tanstack/react-router'
import { notify } from '../../lib/notify'
import { trpc } from '../../lib/trpc'
import { errorText } from '../../lib/trpc-error'

export function useResetPassword() {
  const navigate = useNavigate()
  return trpc.auth.resetPassword.useMutation({
    async onSuccess() {
      notify({ title: 'Password saved', message: 'You can now log in with your new password.' })
      await navigate({ to: '/', replace: true, state: { openLogin: 'customer' } })
    },
    onError: (error) =>
      notify({
        title: 'Error',
        message: errorText(error, 'Unable to save the password. Please try again.'),
        destructive: true,
      }),
  })
}
