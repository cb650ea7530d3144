import { createFileRoute } from '@tanstack/react-router'
import { InvitationPage } from '../../../features/invitation/invitation-page'
import { hiddenHead } from '../../../lib/page-head'
import { preload } from '../../../lib/preload'
import { readSecretToken, secretTokenOf, useSecretToken } from '../../../lib/use-secret-token'

export const Route = createFileRoute('/_public/invite/accept')({
  validateSearch: readSecretToken,
  loader: ({ context, location }) => {
    const token = secretTokenOf(location, { required: true })
    return preload(token ? [context.utils.auth.invitation.prefetch({ token })] : [])
  },
  head: () => hiddenHead('Your invitation'),
  component: InvitePage,
})

function InvitePage() {
  const { token } = Route.useSearch()
  return <InvitationPage token={useSecretToken(token)} />
}
