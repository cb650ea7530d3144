import { notify } from '../../lib/notify'
import { notifyRefusal } from '../../lib/notify-refusal'
import { trpc } from '../../lib/trpc'

export function useRetryMail(onDone: () => void) {
  const utils = trpc.useUtils()
  return trpc.admin.outbox.retry.useMutation({
    onSuccess: () => notify({ title: 'Message Queued' }),
    onError: (error) => notifyRefusal(error, { failed: 'Failed to queue message' }),
    // Reloads after a refusal too: it means that the list is out of date.
    async onSettled() {
      await Promise.all([utils.admin.outbox.invalidate(), utils.admin.workItems.invalidate()])
      onDone()
    },
  })
}
