import { notify } from '../../lib/notify'
import { trpc } from '../../lib/trpc'
import { errorText } from '../../lib/trpc-error'

export function useRetryMail(onDone: () => void) {
  const utils = trpc.useUtils()
  return trpc.admin.outbox.retry.useMutation({
    onSuccess: () => notify({ title: 'Message Queued' }),
    onError: (error) =>
      notify({ title: 'Error', message: errorText(error, 'Failed to queue the message'), destructive: true }),
    // A refusal says that the list is out of date.
    async onSettled() {
      await Promise.all([utils.admin.outbox.invalidate(), utils.admin.workItems.invalidate()])
      onDone()
    },
  })
}
