import { notify } from '../../lib/notify'
import { trpc } from '../../lib/trpc'
import { errorText } from '../../lib/trpc-error'
import { statusWords } from './lead-words'
import { useLeadsChanged } from './use-leads-changed'

export function useMoveLead(onMoved?: () => void) {
  const leadsChanged = useLeadsChanged()
  return trpc.admin.leads.move.useMutation({
    async onSuccess(_, { to }) {
      await leadsChanged()
      notify({ title: 'Lead Moved', message: `The lead is now ${statusWords[to].toLowerCase()}.` })
      onMoved?.()
    },
    async onError(error) {
      notify({ title: 'Error', message: errorText(error, 'Failed to move the lead'), destructive: true })
      // Whoever was faster has changed what stands here.
      await leadsChanged()
    },
  })
}
