import type { Contact } from '@tallgrass/contracts'
import { invitationToast } from '../../../lib/invitation-toast'
import { notify } from '../../../lib/notify'
import { notifyRefusal } from '../../../lib/notify-refusal'
import { trpc } from '../../../lib/trpc'
import type { IssuedLink } from '../../../shared/invitations/invitation-link'
import { useClientsChanged } from '../use-clients-changed'

/**
 * Invites a contact, or invites them again. Answers with the link, which is shown only once, or with undefined after a
 * refusal, whose toast is already shown.
 */
export function useInviteContact() {
  const utils = trpc.useUtils()
  const clientsChanged = useClientsChanged()
  const invite = trpc.admin.contacts.invite.useMutation({
    onError: (error) => notifyRefusal(error, { failed: 'Failed to send invitation' }),
    onSettled: () => Promise.all([clientsChanged(), utils.admin.invitations.invalidate()]),
  })
  return async ({ email, id }: Pick<Contact, 'email' | 'id'>): Promise<IssuedLink | undefined> => {
    const result = await invite.mutateAsync({ id }).catch(() => undefined)
    if (!result) return undefined
    notify(invitationToast(result, email))
    return { ...result, email }
  }
}
