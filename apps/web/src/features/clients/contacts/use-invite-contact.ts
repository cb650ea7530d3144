import type { Contact } from '@tallgrass/contracts'
import { invitationToast } from '../../../lib/invitation-toast'
import { notify } from '../../../lib/notify'
import { notifyRefusal } from '../../../lib/notify-refusal'
import { trpc } from '../../../lib/trpc'
import type { IssuedLink } from '../../../shared/invitations/invitation-link'
import { useClientsChanged } from '../use-clients-changed'

/** Invites a contact, or invites them again, and hands on the link, which is shown only once. */
export function useInviteContact(onInvited: (link: IssuedLink) => void) {
  const utils = trpc.useUtils()
  const clientsChanged = useClientsChanged()
  const invite = trpc.admin.contacts.invite.useMutation({
    onError: (error) => notifyRefusal(error, { failed: 'Failed to send invitation' }),
    onSettled: () => Promise.all([clientsChanged(), utils.admin.invitations.invalidate()]),
  })
  return ({ email, id }: Pick<Contact, 'email' | 'id'>) =>
    invite.mutate(
      { id },
      {
        onSuccess(result) {
          notify(invitationToast(result, email))
          onInvited({ ...result, email })
        },
      },
    )
}
