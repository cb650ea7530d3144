import { createFileRoute } from '@tanstack/react-router'
import { InvitationPage } from '../../../features/invitation/invitation-page'
import { readSecretToken, useSecretToken } from '../../../lib/use-secret-token'

export const Route = createFileRoute('/_public/invite/accept')({
  validateSearch: readSecretToken,
  head: () => ({ meta: [{ title: 'Your invitation' }, { name: 'robots', content: 'noindex' }] }),
  component: InvitePage,
})

function InvitePage() {
  const { token } = Route.useSearch()
  return <InvitationPage token={useSecretToken(token)} />
}
