import { invitationToast } from '../../../lib/invitation-toast'
import { notify } from '../../../lib/notify'
import { notifyRefusal } from '../../../lib/notify-refusal'
import { trpc } from '../../../lib/trpc'
import type { IssuedLink } from '../../../shared/invitations/invitation-link'
import { useInvitationsChanged } from './use-invitations-changed'

export function useCreateInvitation(onCreated: (link: IssuedLink) => void) {
  const invitationsChanged = useInvitationsChanged()
  return trpc.admin.invitations.create.useMutation({
    async onSuccess(result, input) {
      await invitationsChanged()
      notify(invitationToast(result, input.email))
      onCreated({ ...result, email: input.email })
    },
    onError: (error) => notifyRefusal(error, { failed: 'Failed to send invitation' }),
  })
}
