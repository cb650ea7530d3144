import { inWords } from '@tallgrass/domain'
import { notify } from '../../../lib/notify'
import { notifyRefusal } from '../../../lib/notify-refusal'
import { trpc } from '../../../lib/trpc'

export function useMoveTask(onMoved: () => void) {
  const utils = trpc.useUtils()
  return trpc.portal.tasks.move.useMutation({
    onSuccess: ({ status, title }) =>
      notify({ title: 'Task Updated', message: `“${title}” is ${inWords(status)}.` }),
    onError: (error) => notifyRefusal(error, { failed: 'Failed to update task' }),
    // Reloads after a refusal too: it means that the list is out of date.
    async onSettled() {
      await utils.portal.invalidate()
      onMoved()
    },
  })
}
