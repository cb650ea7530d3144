import { createFileRoute } from '@tanstack/react-router'
import { ResetPasswordPage } from '../../features/password-reset/reset-password-page'
import { readSecretToken, useSecretToken } from '../../lib/use-secret-token'

export const Route = createFileRoute('/_public/reset-password')({
  validateSearch: readSecretToken,
  head: () => ({ meta: [{ title: 'New password' }, { name: 'robots', content: 'noindex' }] }),
  component: PasswordPage,
})

function PasswordPage() {
  const { token } = Route.useSearch()
  return <ResetPasswordPage token={useSecretToken(token)} />
}
