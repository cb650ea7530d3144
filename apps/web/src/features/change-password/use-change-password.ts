import type { FormErrors } from '@mantine/form'
import { notify } from '../../lib/notify'
import { notifyRefusal } from '../../lib/notify-refusal'
import { trpc } from '../../lib/trpc'
import { fieldErrors } from '../../lib/trpc-error'

interface Outcome {
  onDone: () => void
  showFieldErrors: (errors: FormErrors) => void
}

export function useChangePassword({ onDone, showFieldErrors }: Outcome) {
  const { auth } = trpc.useUtils()
  return trpc.auth.changePassword.useMutation({
    async onSuccess() {
      await auth.sessions.invalidate()
      notify({ title: 'Password changed', message: 'You were signed out on all other devices.' })
      onDone()
    },
    onError(error) {
      notifyRefusal(error, { failed: 'Failed to change the password. Please try again.' })
      showFieldErrors(fieldErrors(error))
    },
  })
}
