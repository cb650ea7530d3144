import type { FormErrors } from '@mantine/form'
import { useNavigate } from '@tanstack/react-router'
import { notify } from '../../lib/notify'
import { notifyRefusal } from '../../lib/notify-refusal'
import { trpc } from '../../lib/trpc'
import { fieldErrors } from '../../lib/trpc-error'

export function useResetPassword(showFieldErrors: (errors: FormErrors) => void) {
  const navigate = useNavigate()
  return trpc.auth.resetPassword.useMutation({
    async onSuccess() {
      notify({ title: 'Password saved', message: 'You can now log in with your new password.' })
      await navigate({ to: '/', replace: true, state: { openLogin: 'customer' } })
    },
    onError(error) {
      notifyRefusal(error, { failed: 'Unable to save the password. Please try again.' })
      showFieldErrors(fieldErrors(error))
    },
  })
}
