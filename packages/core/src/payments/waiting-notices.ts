import type { PaymentProvider } from '@tallgrass/domain'

/** What a notice of a refund says while the ledger does not know the payment, which may be told of later. */
export function waitingFor(provider: PaymentProvider, paymentId: string): string {
  return `Waits for payment ${paymentId} of ${provider}`
}
