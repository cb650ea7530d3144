import { notifyRefusal } from '../../../lib/notify-refusal'
import { trpc } from '../../../lib/trpc'
import type { IssuedLink } from '../../../shared/invitations/invitation-link'
import { useInvitationsChanged } from './use-invitations-changed'

export function useRenewInvitation(onRenewed: (link: Omit<IssuedLink, 'email'>) => void) {
  const invitationsChanged = useInvitationsChanged()
  return trpc.admin.invitations.renew.useMutation({
    onSuccess: onRenewed,
    onError: (error) => notifyRefusal(error, { failed: 'Failed to create a new link' }),
    onSettled: invitationsChanged,
  })
}
