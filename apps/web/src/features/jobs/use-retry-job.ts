import { notify } from '../../lib/notify'
import { notifyRefusal } from '../../lib/notify-refusal'
import { trpc } from '../../lib/trpc'

export function useRetryJob(onDone: () => void) {
  const utils = trpc.useUtils()
  return trpc.admin.jobs.retry.useMutation({
    onSuccess: () => notify({ title: 'Job Queued' }),
    onError: (error) => notifyRefusal(error, { failed: 'Failed to queue job' }),
    // Reloads after a refusal too: it means that the list is out of date.
    async onSettled() {
      await Promise.all([utils.admin.jobs.invalidate(), utils.admin.workItems.invalidate()])
      onDone()
    },
  })
}
