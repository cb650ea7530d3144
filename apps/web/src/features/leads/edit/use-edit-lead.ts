import { outcomeOf } from '../../../lib/outcome-of'
import { trpc } from '../../../lib/trpc'
import { useLeadsChanged } from '../use-leads-changed'

export function useEditLead() {
  const words = { done: 'Lead Updated', failed: 'Failed to update lead' }
  return trpc.admin.leads.update.useMutation(outcomeOf(useLeadsChanged(), words))
}
