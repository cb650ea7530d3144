import { notify } from '../../../lib/notify'
import { trpc } from '../../../lib/trpc'
import { errorCode, errorText } from '../../../lib/trpc-error'

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
      notify({ title: 'Error', message: refusalOf(error), destructive: true })
      // A refusal means that the task has changed.
      await utils.portal.invalidate()
    },
  })
}

function refusalOf(error: unknown): string {
  if (errorCode(error) !== 'UNAUTHENTICATED') return errorText(error, 'Failed to send the review')
  return 'Your session has ended and nothing was sent. Sign in again. Your comment is still there.'
}
