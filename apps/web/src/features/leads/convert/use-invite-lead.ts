import { invitationToast } from '../../../lib/invitation-toast'
import { notify } from '../../../lib/notify'
import { trpc } from '../../../lib/trpc'
import { errorText } from '../../../lib/trpc-error'
import type { IssuedLink } from '../../../shared/invitations/invitation-link'
import { useLeadsChanged } from '../use-leads-changed'

export function useInviteLead(email: string, onInvited: (link: IssuedLink) => void) {
  const utils = trpc.useUtils()
  const leadsChanged = useLeadsChanged()
  return trpc.admin.leads.invite.useMutation({
    async onSuccess(result) {
      await Promise.all([
        leadsChanged(),
        utils.admin.invitations.invalidate(),
        utils.admin.users.counts.invalidate(),
      ])
      notify(invitationToast(result, email))
      onInvited({ ...result, email })
    },
    onError: (error) =>
      notify({ title: 'Error', message: errorText(error, 'Failed to send invitation'), destructive: true }),
  })
}
