import type { SessionUser } from '@tallgrass/contracts'
import type { DocumentId } from '@tallgrass/domain'
import { skipToken } from '@tanstack/react-query'
import { returnQuery } from '../../lib/freshness'
import { trpc } from '../../lib/trpc'
import { errorCode } from '../../lib/trpc-error'
import { QuietFrame } from '../../shared/business/quiet-frame'
import { LoadError } from '../../ui/load-error'
import { PageSpinner } from '../../ui/page-spinner'
import { NoDocument } from './outcome/no-document'
import { signingInput } from './signing-input'
import { SigningSheet } from './signing-sheet'

interface SigningPageProps {
  /** Undefined if the address names no document. */
  documentId: DocumentId | undefined
  token: string | undefined
  user: SessionUser | null
  /** True while the session is loading. */
  loading: boolean
  onSignIn: () => void
}

/** The page where a document is read and signed, opened by an emailed link or by the signer's session. */
export function SigningPage({ documentId, loading, onSignIn, token, user }: SigningPageProps) {
  const { data, error, refetch } = trpc.portal.signing.get.useQuery(
    loading || !documentId ? skipToken : signingInput(documentId, token),
    // Someone else may have signed or withdrawn it in the meantime.
    returnQuery,
  )
  const missing = documentId ? ['NOT_FOUND', 'INVALID'].includes(errorCode(error) ?? '') : !loading
  return (
    <QuietFrame>
      {data && <SigningSheet view={data} token={token} userName={user?.name} onSignIn={onSignIn} />}
      {!data && missing && <NoDocument linked={token !== undefined} user={user} onSignIn={onSignIn} />}
      {!data && error && !missing && (
        <LoadError onRetry={() => void refetch()}>Failed to load the document. Please try again.</LoadError>
      )}
      {!data && !error && !missing && <PageSpinner label="Loading the document" />}
    </QuietFrame>
  )
}
