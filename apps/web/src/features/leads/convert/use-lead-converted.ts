import { trpc } from '../../../lib/trpc'
import { useLeadsChanged } from '../use-leads-changed'

/** Reloads the leads, and all data that shows clients. */
export function useLeadConverted() {
  const utils = trpc.useUtils()
  const leadsChanged = useLeadsChanged()
  return () =>
    Promise.all([
      leadsChanged(),
      utils.admin.clients.invalidate(),
      utils.admin.users.invalidate(),
      utils.admin.invitations.invalidate(),
    ])
}
