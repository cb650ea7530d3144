import { useNavigate } from '@tanstack/react-router'
import { focusMain } from '../../../lib/focus-main'
import { notify } from '../../../lib/notify'
import { notifyRefusal } from '../../../lib/notify-refusal'
import { trpc } from '../../../lib/trpc'

/**
 * Merges two clients, leads to the one that stays, and reloads everything: any list may show one of them, or a record
 * that has moved.
 */
export function useMergeClients({ onMerged }: { onMerged: () => void }) {
  const utils = trpc.useUtils()
  const navigate = useNavigate()
  return trpc.admin.clients.merge.useMutation({
    async onSuccess(_, { id }) {
      // Before both sides are read again: the form would show them, and offer the merge once more.
      onMerged()
      await navigate({ to: '/portal/admin/clients/$organizationId', params: { organizationId: id } })
      await utils.invalidate()
      // The dialog returns the focus to the button that opened it, which may be gone by now.
      focusMain()
      notify({ title: 'Clients Merged', message: 'Links to the other client lead here now.' })
    },
    async onError(error) {
      // Both sides are read again, so that the dialog shows what was changed in the meantime.
      notifyRefusal(error, { failed: 'Failed to merge clients' })
      await utils.admin.clients.invalidate()
    },
  })
}
