import { Loader } from '@mantine/core'
import type { ReactNode } from 'react'
import { errorCode } from '../../../lib/trpc-error'
import { useSiteLinks } from '../../../lib/use-site-links'
import { PaymentFrame } from '../../../shared/invoices/payment-frame'
import { LoadError } from '../../../ui/load-error'
import { PageSpinner } from '../../../ui/page-spinner'
import { QuietNotice } from '../../../ui/quiet-notice'
import { isLongWait } from './outcome-polling'
import { PaymentExpired } from './payment-expired'
import { PaymentSuccess } from './payment-success'
import { UnknownPayment } from './unknown-payment'
import { usePaymentOutcome } from './use-payment-outcome'

/** Where a payer arrives from the provider. The ledger decides what is said, never the address. */
export function PaymentSuccessPage({ sessionId }: { sessionId: string | undefined }) {
  if (sessionId) return <Payment sessionId={sessionId} />
  return (
    <PaymentFrame>
      <UnknownPayment />
    </PaymentFrame>
  )
}

function Payment({ sessionId }: { sessionId: string }) {
  const lookup = usePaymentOutcome(sessionId)
  return (
    <PaymentFrame testMode={lookup.data?.testMode && 'No real money moves.'}>
      <div aria-live="polite">
        <Outcome lookup={lookup} sessionId={sessionId} />
      </div>
    </PaymentFrame>
  )
}

interface OutcomeProps {
  lookup: ReturnType<typeof usePaymentOutcome>
  sessionId: string
}

function Outcome({ lookup, sessionId }: OutcomeProps): ReactNode {
  const { data, error, isPending, refetch, waitedMs } = lookup
  const { emailEnabled } = useSiteLinks()
  if (isPending) return <PageSpinner label="Loading your payment" />
  if (data?.state === 'confirmed') return <PaymentSuccess outcome={data} sessionId={sessionId} />
  if (data?.state === 'expired') return <PaymentExpired />
  if (data?.state === 'unknown' || errorCode(error) === 'INVALID') return <UnknownPayment />
  return (
    <QuietNotice
      icon={<Loader aria-hidden />}
      title="Confirming your payment..."
      text={
        isLongWait(waitedMs)
          ? `This takes longer than usual, but nothing is lost. You may close this page: as soon as the payment is confirmed, ${emailEnabled ? 'you get an email' : 'your client portal shows it'}.`
          : 'This takes a few seconds. There is nothing that you need to do.'
      }
    >
      {error && (
        <LoadError onRetry={() => void refetch()}>
          We could not look it up just now. We keep trying.
        </LoadError>
      )}
    </QuietNotice>
  )
}
