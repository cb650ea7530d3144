import { notify } from '../../../lib/notify'
import { notifyRefusal } from '../../../lib/notify-refusal'
import { trpc } from '../../../lib/trpc'
import { useInvitationsChanged } from './use-invitations-changed'

export function useCancelInvitation(onDone: () => void) {
  const invitationsChanged = useInvitationsChanged()
  return trpc.admin.invitations.cancel.useMutation({
    onSuccess: () => notify({ title: 'Invitation Cancelled' }),
    onError: (error) => notifyRefusal(error, { failed: 'Failed to cancel invitation' }),
    // Reloads after a refusal too: it means that the list is out of date.
    async onSettled() {
      await invitationsChanged()
      onDone()
    },
  })
}
