import { createFileRoute } from '@tanstack/react-router'
import { InvitationPage } from '../../../features/invitation/invitation-page'
import { hiddenHead } from '../../../lib/page-head'
import { readSecretToken, useSecretToken } from '../../../lib/use-secret-token'

export const Route = createFileRoute('/_public/invite/accept')({
  validateSearch: readSecretToken,
  head: () => hiddenHead('Your invitation'),
  component: InvitePage,
})

function InvitePage() {
  const { token } = Route.useSearch()
  return <InvitationPage token={useSecretToken(token)} />
}
