import { notify } from '../../lib/notify'
import { trpc } from '../../lib/trpc'
import { errorText } from '../../lib/trpc-error'

export function useRetryJob(onDone: () => void) {
  const utils = trpc.useUtils()
  return trpc.admin.jobs.retry.useMutation({
    onSuccess: () => notify({ title: 'Job Queued' }),
    onError: (error) =>
      notify({ title: 'Error', message: errorText(error, 'Failed to queue the job'), destructive: true }),
    // A refusal says that the list is out of date.
    async onSettled() {
      await Promise.all([utils.admin.jobs.invalidate(), utils.admin.workItems.invalidate()])
      onDone()
    },
  })
}
