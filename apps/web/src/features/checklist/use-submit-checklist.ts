import { notifyRefusal } from '../../lib/notify-refusal'
import { trpc } from '../../lib/trpc'
import { fieldErrors } from '../../lib/trpc-error'

interface Options {
  onSent: () => void
  showFieldErrors: (errors: Record<string, string>) => void
}

export function useSubmitChecklist({ onSent, showFieldErrors }: Options) {
  return trpc.chat.submitChecklist.useMutation({
    onSuccess: onSent,
    onError(error) {
      showFieldErrors(fieldErrors(error))
      notifyRefusal(error, { failed: 'Your answers were not sent. Please try again.' })
    },
  })
}
