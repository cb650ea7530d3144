import { notify } from '../../lib/notify'
import { trpc } from '../../lib/trpc'
import { errorText, fieldErrors } from '../../lib/trpc-error'

interface Options {
  onSent: () => void
  showFieldErrors: (errors: Record<string, string>) => void
}

export function useSubmitChecklist({ onSent, showFieldErrors }: Options) {
  return trpc.chat.submitChecklist.useMutation({
    onSuccess: onSent,
    onError(error) {
      showFieldErrors(fieldErrors(error))
      const message = errorText(error, 'Your answers were not sent. Please try again.')
      notify({ title: 'Error', message, destructive: true })
    },
  })
}
