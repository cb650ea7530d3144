import { notify } from '../../../lib/notify'
import { notifyRefusal } from '../../../lib/notify-refusal'
import { trpc } from '../../../lib/trpc'
import { useInvitationsChanged } from './use-invitations-changed'

export function useCancelInvitation(onDone: () => void) {
  const invitationsChanged = useInvitationsChanged()
  return trpc.admin.invitations.cancel.useMutation({
    onSuccess: () => notify({ title: 'Invitation Cancelled' }),
    onError: (error) => notifyRefusal(error, { failed: 'Failed to cancel invitation' }),
    // A refusal says that the list is out of date.
    async onSettled() {
      await invitationsChanged()
      onDone()
    },
  })
}
