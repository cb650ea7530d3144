import type { CreateInvitationInput } from '@tallgrass/contracts'
import { notify, type Toast } from '../../lib/notify'
import { trpc } from '../../lib/trpc'
import { errorText } from '../../lib/trpc-error'
import type { IssuedLink } from './invitation-link'
import { useInvitationsChanged } from './use-invitations-changed'

export function useCreateInvitation(onCreated: (link: IssuedLink) => void) {
  const invitationsChanged = useInvitationsChanged()
  return trpc.admin.invitations.create.useMutation({
    async onSuccess(result, input) {
      await invitationsChanged()
      notify(outcome(result, input))
      onCreated({ email: input.email, inviteUrl: result.inviteUrl })
    },
    onError: (error) =>
      notify({ title: 'Error', message: errorText(error, 'Failed to send invitation'), destructive: true }),
  })
}

function outcome(
  { emailEnabled, emailSent }: { emailEnabled: boolean; emailSent: boolean },
  { email }: CreateInvitationInput,
): Toast {
  if (emailEnabled && emailSent) {
    return { title: 'Invitation Sent', message: `Invitation email sent successfully to ${email}` }
  }
  const message = emailEnabled
    ? 'Invitation created but email failed to send. Check server logs.'
    : 'Invitation created but email service is not configured. Share the invitation link manually.'
  return { title: 'Invitation Created', message, destructive: true }
}
