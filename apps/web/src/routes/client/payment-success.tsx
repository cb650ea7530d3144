import { createFileRoute } from '@tanstack/react-router'
import { PaymentSuccessPage } from '../../features/checkout/outcome/payment-success-page'
import { returnQuery } from '../../lib/freshness'
import { preload } from '../../lib/preload'
import { secretPageHead } from '../../lib/secret-page-head'

export const Route = createFileRoute('/client/payment-success')({
  validateSearch: readSessionId,
  loader: ({ context, location }) => {
    const { session_id: sessionId } = readSessionId(location.search)
    return preload(
      sessionId ? [context.utils.portal.checkout.outcome.prefetch({ sessionId }, returnQuery)] : [],
    )
  },
  head: () => secretPageHead('Your payment'),
  pendingMs: 0,
  component: PaymentSuccess,
})

function readSessionId({ session_id }: Record<string, unknown>): { session_id?: string } {
  return typeof session_id === 'string' && session_id !== '' ? { session_id } : {}
}

function PaymentSuccess() {
  return <PaymentSuccessPage sessionId={Route.useSearch().session_id} />
}
