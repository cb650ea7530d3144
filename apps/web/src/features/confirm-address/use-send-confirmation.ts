import { notify } from '../../lib/notify'
import { notifyRefusal } from '../../lib/notify-refusal'
import { trpc } from '../../lib/trpc'

export function useSendConfirmation() {
  return trpc.auth.email.sendConfirmation.useMutation({
    onSuccess: () => notify({ title: 'Link Sent', message: 'Check your inbox, and the spam folder.' }),
    onError: (error) => notifyRefusal(error, { failed: 'Failed to send the link' }),
  })
}
