import { createFileRoute } from '@tanstack/react-router'
import { ConfirmEmailPage } from '../features/email-links/confirm-email-page'
import { returnQuery } from '../lib/freshness'
import { preload } from '../lib/preload'
import { secretPageHead } from '../lib/secret-page-head'
import { readSecretToken, secretTokenOf, useSecretToken } from '../lib/use-secret-token'

export const Route = createFileRoute('/confirm-email')({
  validateSearch: readSecretToken,
  loader: ({ context, location }) => {
    const token = secretTokenOf(location, { required: true })
    return preload(token ? [context.utils.auth.email.link.prefetch({ token }, returnQuery)] : [])
  },
  head: () => secretPageHead('Confirm your address'),
  pendingMs: 0,
  component: LinkPage,
})

function LinkPage() {
  return <ConfirmEmailPage token={useSecretToken(Route.useSearch().token)} />
}
