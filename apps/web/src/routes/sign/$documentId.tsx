import { toId } from '@tallgrass/domain'
import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { useAuth } from '../../features/session/auth-context'
import { ensureSession } from '../../features/session/session'
import { LoginDialogs } from '../../features/session/sign-in/login-dialogs'
import type { LoginDialog } from '../../features/session/sign-in/use-hinted-dialog'
import { signingInput } from '../../features/signing/signing-input'
import { SigningPage } from '../../features/signing/signing-page'
import { returnQuery } from '../../lib/freshness'
import { preload } from '../../lib/preload'
import { secretPageHead } from '../../lib/secret-page-head'
import { readSecretToken, secretTokenOf, useSecretToken } from '../../lib/use-secret-token'

export const Route = createFileRoute('/sign/$documentId')({
  validateSearch: readSecretToken,
  loader: async ({ context, location, params }) => {
    const documentId = toId('Document', params.documentId)
    const token = secretTokenOf(location, { required: !(await ensureSession(context)) })
    return preload(
      documentId
        ? [context.utils.portal.signing.get.prefetch(signingInput(documentId, token), returnQuery)]
        : [],
    )
  },
  head: () => secretPageHead('Sign a document'),
  pendingMs: 0,
  component: Signing,
})

function Signing() {
  const { documentId } = Route.useParams()
  const token = useSecretToken(Route.useSearch().token)
  const { loading, user } = useAuth()
  const [signingIn, setSigningIn] = useState<LoginDialog | null>(null)
  return (
    <>
      <SigningPage
        // Resets the page for another user, who must not see what the previous one typed.
        key={`${documentId} ${user?.id}`}
        documentId={toId('Document', documentId)}
        token={token}
        user={user}
        loading={loading}
        onSignIn={() => setSigningIn('customer')}
      />
      <LoginDialogs opened={signingIn} onClose={() => setSigningIn(null)} stay />
    </>
  )
}
