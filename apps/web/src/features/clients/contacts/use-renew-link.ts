import type { InvitedByClient } from '@tallgrass/contracts'
import { invitationToast } from '../../../lib/invitation-toast'
import { notify } from '../../../lib/notify'
import { notifyRefusal } from '../../../lib/notify-refusal'
import { trpc } from '../../../lib/trpc'
import type { IssuedLink } from '../../../shared/invitations/invitation-link'
import { useClientsChanged } from '../use-clients-changed'

/**
 * Sends the link of someone whom a contact has invited again. Answers with the new link, which is shown only once, or with
 * undefined after a refusal, whose toast is already shown.
 */
export function useRenewLink() {
  const utils = trpc.useUtils()
  const clientsChanged = useClientsChanged()
  const renew = trpc.admin.invitations.renew.useMutation({
    onError: (error) => notifyRefusal(error, { failed: 'Failed to send invitation' }),
    onSettled: () => Promise.all([clientsChanged(), utils.admin.invitations.invalidate()]),
  })
  return async ({ email, invitationId: id }: InvitedByClient): Promise<IssuedLink | undefined> => {
    const result = id && (await renew.mutateAsync({ id }).catch(() => undefined))
    if (!result) return undefined
    notify(invitationToast(result, email))
    return { ...result, email }
  }
}
