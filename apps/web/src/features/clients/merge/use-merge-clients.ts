import { notify } from '../../../lib/notify'
import { notifyRefusal } from '../../../lib/notify-refusal'
import { trpc } from '../../../lib/trpc'

/** Reloads everything: any list may show one of the two clients, or a record that has moved. */
export function useMergeClients() {
  const utils = trpc.useUtils()
  return trpc.admin.clients.merge.useMutation({
    async onSuccess() {
      await utils.invalidate()
      notify({ title: 'Clients Merged', message: 'Links to the other client lead here now.' })
    },
    async onError(error) {
      // Both sides are read again, so that the dialog shows what was changed in the meantime.
      notifyRefusal(error, { failed: 'Failed to merge clients' })
      await utils.admin.clients.invalidate()
    },
  })
}
