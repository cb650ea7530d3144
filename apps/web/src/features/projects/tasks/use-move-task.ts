import { inWords } from '@tallgrass/domain'
import { notify } from '../../../lib/notify'
import { trpc } from '../../../lib/trpc'
import { errorText } from '../../../lib/trpc-error'

export function useMoveTask(onMoved: () => void) {
  const utils = trpc.useUtils()
  return trpc.portal.tasks.move.useMutation({
    onSuccess: ({ status, title }) =>
      notify({ title: 'Task Updated', message: `“${title}” is ${inWords(status)}.` }),
    onError: (error) =>
      notify({ title: 'Error', message: errorText(error, 'Failed to update task'), destructive: true }),
    // A refusal says that the list is out of date.
    async onSettled() {
      await utils.portal.invalidate()
      onMoved()
    },
  })
}
