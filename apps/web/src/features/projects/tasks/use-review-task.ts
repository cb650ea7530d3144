import { notify } from '../../../lib/notify'
import { notifyRefusal } from '../../../lib/notify-refusal'
import { trpc } from '../../../lib/trpc'

const words = {
  APPROVE: { title: 'Task Approved', message: 'Thank you. We will take it from here.' },
  REVISE: { title: 'Changes Requested', message: 'We have your comment and will work on the changes.' },
}

export function useReviewTask({ onDone, onRefused }: { onDone: () => void; onRefused: () => void }) {
  const utils = trpc.useUtils()
  return trpc.portal.tasks.review.useMutation({
    async onSuccess({ decision }) {
      await utils.portal.invalidate()
      notify(words[decision])
      onDone()
    },
    async onError(error) {
      onRefused()
      notifyRefusal(error, { failed: 'Failed to send the review' })
      // A refusal means that the task has changed.
      await utils.portal.invalidate()
    },
  })
}
