import { outcomeOf } from '../../../lib/outcome-of'
import { trpc } from '../../../lib/trpc'
import { useLeadConverted } from './use-lead-converted'

export function useConvertLead() {
  const words = {
    done: 'Lead Converted',
    message: 'You can see them on the client’s page.',
    failed: 'Failed to convert lead',
  }
  return trpc.admin.leads.convert.useMutation(outcomeOf(useLeadConverted(), words))
}
