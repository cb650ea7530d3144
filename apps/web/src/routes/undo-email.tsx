import { createFileRoute } from '@tanstack/react-router'
import { UndoEmailPage } from '../features/email-links/undo-email-page'
import { returnQuery } from '../lib/freshness'
import { preload } from '../lib/preload'
import { secretPageHead } from '../lib/secret-page-head'
import { readSecretToken, secretTokenOf, useSecretToken } from '../lib/use-secret-token'

export const Route = createFileRoute('/undo-email')({
  validateSearch: readSecretToken,
  loader: ({ context, location }) => {
    const token = secretTokenOf(location, { required: true })
    return preload(token ? [context.utils.auth.email.undoable.prefetch({ token }, returnQuery)] : [])
  },
  head: () => secretPageHead('Take a change back'),
  pendingMs: 0,
  component: LinkPage,
})

function LinkPage() {
  return <UndoEmailPage token={useSecretToken(Route.useSearch().token)} />
}
