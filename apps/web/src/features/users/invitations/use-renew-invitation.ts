import { notify } from '../../../lib/notify'
import { trpc } from '../../../lib/trpc'
import { errorText } from '../../../lib/trpc-error'
import type { IssuedLink } from '../../../shared/invitations/invitation-link'
import { useInvitationsChanged } from './use-invitations-changed'

export function useRenewInvitation(onRenewed: (link: Omit<IssuedLink, 'email'>) => void) {
  const invitationsChanged = useInvitationsChanged()
  return trpc.admin.invitations.renew.useMutation({
    onSuccess: onRenewed,
    onError: (error) =>
      notify({ title: 'Error', message: errorText(error, 'Failed to make a new link'), destructive: true }),
    onSettled: invitationsChanged,
  })
}
