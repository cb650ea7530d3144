import { notify } from '../../../lib/notify'
import { trpc } from '../../../lib/trpc'
import { errorText } from '../../../lib/trpc-error'
import { useInvitationsChanged } from './use-invitations-changed'

export function useCancelInvitation(onDone: () => void) {
  const invitationsChanged = useInvitationsChanged()
  return trpc.admin.invitations.cancel.useMutation({
    onSuccess: () => notify({ title: 'Invitation Cancelled' }),
    onError: (error) =>
      notify({ title: 'Error', message: errorText(error, 'Failed to cancel invitation'), destructive: true }),
    // A refusal says that the list is out of date.
    async onSettled() {
      await invitationsChanged()
      onDone()
    },
  })
}
