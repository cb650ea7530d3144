import type { Task } from '@tallgrass/contracts'
import { inWords } from '@tallgrass/domain'
import { notify } from '../../../lib/notify'
import { notifyRefusal } from '../../../lib/notify-refusal'
import { trpc } from '../../../lib/trpc'

export function useMoveTask(onMoved: () => void) {
  const utils = trpc.useUtils()
  return trpc.portal.tasks.move.useMutation({
    onSuccess: notifyMoved,
    onError: notifyNotMoved,
    // Reloads after a refusal too: it means that the list is out of date.
    async onSettled() {
      await utils.portal.invalidate()
      onMoved()
    },
  })
}

/** After a refusal, the dialog stays open with what was typed. */
export function useHandIn(onSent: () => void) {
  const utils = trpc.useUtils()
  return trpc.portal.tasks.handIn.useMutation({
    async onSuccess(task) {
      notifyMoved(task)
      await utils.portal.invalidate()
      onSent()
    },
    async onError(error) {
      notifyNotMoved(error)
      await utils.portal.invalidate()
    },
  })
}

function notifyMoved({ status, title }: Task) {
  notify({ title: 'Task Updated', message: `“${title}” is ${inWords(status)}.` })
}

function notifyNotMoved(error: unknown) {
  notifyRefusal(error, { failed: 'Failed to update task' })
}
