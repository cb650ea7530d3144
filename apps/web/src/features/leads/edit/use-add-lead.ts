import { outcomeOf } from '../../../lib/outcome-of'
import { trpc } from '../../../lib/trpc'
import { useLeadsChanged } from '../use-leads-changed'

export function useAddLead() {
  const words = { done: 'Lead Added', failed: 'Failed to add lead' }
  return trpc.admin.leads.create.useMutation(outcomeOf(useLeadsChanged(), words))
}
