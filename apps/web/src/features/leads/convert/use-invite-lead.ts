import { invitationToast } from '../../../lib/invitation-toast'
import { notify } from '../../../lib/notify'
import { notifyRefusal } from '../../../lib/notify-refusal'
import { trpc } from '../../../lib/trpc'
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
    onError: (error) => notifyRefusal(error, { failed: 'Failed to send invitation' }),
  })
}
