import { createFileRoute } from '@tanstack/react-router'
import { ResetPasswordPage } from '../../features/password-reset/reset-password-page'
import { hiddenHead } from '../../lib/page-head'
import { readSecretToken, useSecretToken } from '../../lib/use-secret-token'

export const Route = createFileRoute('/_public/reset-password')({
  validateSearch: readSecretToken,
  head: () => hiddenHead('New password'),
  component: PasswordPage,
})

function PasswordPage() {
  const { token } = Route.useSearch()
  return <ResetPasswordPage token={useSecretToken(token)} />
}
