import { notify } from '../../../lib/notify'
import { notifyRefusal } from '../../../lib/notify-refusal'
import { trpc } from '../../../lib/trpc'
import { useLeadsChanged } from '../use-leads-changed'

export function useCloseLead() {
  const leadsChanged = useLeadsChanged()
  return trpc.admin.leads.close.useMutation({
    async onSuccess(_, { as }) {
      await leadsChanged()
      notify({
        title: 'Lead Closed',
        message: `The lead is closed as ${as}. Choose the “Closed” status to see it.`,
      })
    },
    async onError(error) {
      notifyRefusal(error, { failed: 'Failed to close lead' })
      await leadsChanged()
    },
  })
}
