import type { ReactNode } from 'react'
import { detailQuery } from '../../lib/freshness'
import { trpc } from '../../lib/trpc'
import { errorCode } from '../../lib/trpc-error'
import { PaymentFrame } from '../../shared/invoices/payment-frame'
import { LoadError } from '../../ui/load-error'
import { PageSpinner } from '../../ui/page-spinner'
import { OpenSession } from './open-session'
import { SessionExpired, SessionPaid, UnknownSession } from './session-over'

/** Replaces a provider's payment page. Accepts test cards and moves no money. */
export function SandboxPaymentPage({ sessionId }: { sessionId: string }) {
  return (
    <PaymentFrame testMode="No real money is charged. Do not enter a real card.">
      <Session sessionId={sessionId} />
    </PaymentFrame>
  )
}

function Session({ sessionId }: { sessionId: string }): ReactNode {
  const { data, error, isPending, refetch } = trpc.portal.sandbox.get.useQuery({ sessionId }, detailQuery)
  if (isPending) return <PageSpinner label="Loading the payment" />
  if (data?.status === 'open') return <OpenSession session={data} sessionId={sessionId} />
  if (data?.status === 'paid') return <SessionPaid session={data} />
  if (data) return <SessionExpired session={data} />
  const code = errorCode(error)
  if (code === 'NOT_FOUND' || code === 'INVALID') return <UnknownSession />
  return <LoadError onRetry={() => void refetch()}>Failed to load the payment. Please try again.</LoadError>
}
