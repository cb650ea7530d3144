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

/** The provider sends payers here after paying. The ledger decides what is shown, never the address. */
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
    <PaymentFrame testMode={lookup.data?.testMode && 'No real money is charged.'}>
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
          ? `This is taking longer than usual, but your payment is not lost. You can close this page. Once the payment is confirmed, ${emailEnabled ? 'you get an email' : 'it appears in your client portal'}.`
          : 'This takes a few seconds. You do not need to do anything.'
      }
    >
      {error && (
        <LoadError onRetry={() => void refetch()}>
          We cannot check your payment right now. We keep trying.
        </LoadError>
      )}
    </QuietNotice>
  )
}
