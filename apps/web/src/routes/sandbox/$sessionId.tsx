import { createFileRoute } from '@tanstack/react-router'
import { SandboxPaymentPage } from '../../features/sandbox-payment/sandbox-payment-page'
import { secretPageHead } from '../../lib/secret-page-head'

export const Route = createFileRoute('/sandbox/$sessionId')({
  head: () => secretPageHead('TEST MODE: pay by card'),
  pendingMs: 0,
  component: SandboxPayment,
})

function SandboxPayment() {
  return <SandboxPaymentPage sessionId={Route.useParams().sessionId} />
}
