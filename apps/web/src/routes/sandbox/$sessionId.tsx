import { createFileRoute } from '@tanstack/react-router'
import { SandboxPaymentPage } from '../../features/sandbox-payment/sandbox-payment-page'
import { detailQuery } from '../../lib/freshness'
import { preload } from '../../lib/preload'
import { secretPageHead } from '../../lib/secret-page-head'

export const Route = createFileRoute('/sandbox/$sessionId')({
  loader: ({ context, params }) => preload([context.utils.portal.sandbox.get.prefetch(params, detailQuery)]),
  head: () => secretPageHead('TEST MODE: pay by card'),
  pendingMs: 0,
  component: SandboxPayment,
})

function SandboxPayment() {
  return <SandboxPaymentPage sessionId={Route.useParams().sessionId} />
}
