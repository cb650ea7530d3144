import { useNavigate } from '@tanstack/react-router'
import { notify } from '../../lib/notify'
import { notifyRefusal } from '../../lib/notify-refusal'
import { trpc } from '../../lib/trpc'
import { fieldErrors } from '../../lib/trpc-error'

interface AcceptInvitation {
  /** Filled in where they sign in next. */
  email: string
  showFieldErrors: (errors: Record<string, string>) => void
}

export function useAcceptInvitation({ email, showFieldErrors }: AcceptInvitation) {
  const navigate = useNavigate()
  return trpc.auth.acceptInvitation.useMutation({
    async onSuccess({ role }) {
      notify({
        title: 'Account Created Successfully!',
        message: 'You can now log in with your new credentials.',
      })
      // The portal redirects a signed-out user home, where the history state opens the matching login dialog.
      // `replace` removes the used link from the history.
      const openLogin = role === 'ADMIN' ? 'admin' : 'customer'
      await navigate({ to: '/portal', replace: true, state: { openLogin, loginEmail: email } })
    },
    onError(error) {
      showFieldErrors(fieldErrors(error))
      notifyRefusal(error, { failed: 'Failed to create account' })
    },
  })
}
