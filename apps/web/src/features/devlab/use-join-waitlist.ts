import { notify } from '../../lib/notify'
import { trpc } from '../../lib/trpc'
import { fieldErrors } from '../../lib/trpc-error'

interface Options {
  onJoined: () => void
  showFieldErrors: (errors: Record<string, string>) => void
}

export function useJoinWaitlist({ onJoined, showFieldErrors }: Options) {
  return trpc.demos.joinWaitlist.useMutation({
    onSuccess() {
      notify({ title: 'Success!', message: "You've been added to the waitlist. We'll be in touch soon!" })
      onJoined()
    },
    onError(error) {
      showFieldErrors(fieldErrors(error))
      notify({ title: 'Error', message: 'Failed to submit. Please try again.', destructive: true })
    },
  })
}
