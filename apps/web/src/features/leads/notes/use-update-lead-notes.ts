import { notify } from '../../../lib/notify'
import { notifyRefusal } from '../../../lib/notify-refusal'
import { trpc } from '../../../lib/trpc'
import { staleEdit } from '../../../lib/trpc-error'
import { useLeadsChanged } from '../use-leads-changed'

export function useUpdateLeadNotes() {
  const leadsChanged = useLeadsChanged()
  return trpc.admin.leads.updateNotes.useMutation({
    async onSuccess() {
      await leadsChanged()
      notify({ title: 'Notes Saved' })
    },
    async onError(error) {
      if (!staleEdit(error)) return notifyRefusal(error, { failed: 'Failed to save notes' })
      await leadsChanged()
    },
  })
}
