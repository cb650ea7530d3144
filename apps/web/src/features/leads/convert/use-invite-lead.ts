import { invitationToast } from '../../../lib/invitation-toast'
import { notify } from '../../../lib/notify'
import { notifyRefusal } from '../../../lib/notify-refusal'
import { trpc } from '../../../lib/trpc'
import type { IssuedLink } from '../../../shared/invitations/invitation-link'
import { useLeadConverted } from './use-lead-converted'

export function useInviteLead(email: string, onInvited: (link: IssuedLink) => void) {
  const leadConverted = useLeadConverted()
  return trpc.admin.leads.invite.useMutation({
    async onSuccess(result) {
      await leadConverted()
      notify(invitationToast(result, email))
      onInvited({ ...result, email })
    },
    onError: (error) => notifyRefusal(error, { failed: 'Failed to send invitation' }),
  })
}
