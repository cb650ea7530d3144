import type { CardLimits, InvoiceId, Money, NoticeDelivery, PaymentProvider } from '@tallgrass/domain'
import type { ProviderCall } from './provider-call.ts'

// The errors of the port, re-exported for adapters.
export { NoticeRefused, ProviderUnreachable, RefundRefused } from '@tallgrass/domain'

/** The data of a payment page at a provider. All of it comes from our own rows. */
export interface NewProviderSession {
  /** Repeated calls with the same key return the same session. */
  idempotencyKey: string
  invoiceId: InvoiceId
  number: string
  title: string
  /** '5000.00', dollars. */
  amount: Money
  currency: string
  payerEmail: string
  /** Absolute; `{SESSION_ID}` in it is replaced with the id of the session. */
  successUrl: string
  cancelUrl: string
}

/** An attempt to pay, as the provider knows it. */
export interface ProviderSession {
  id: string
  /** The payment page; null once the session is over. */
  url: string | null
  status: 'open' | 'paid' | 'expired'
  /** The invoice that it was opened for, as the provider reports it; null if it reports none. */
  invoiceId: string | null
  amount: Money
  currency: string
  expiresAt: Date
  /** Null until paid. */
  payment: { id: string; amount: Money; currency: string; receivedAt: Date } | null
}

/** `amount` in dollars. */
export interface ProviderRefund {
  id: string
  /** The refunded payment. */
  paymentId: string
  amount: Money
  currency: string
  status: 'pending' | 'succeeded' | 'failed'
  failure: string | null
  createdAt: Date
}

/**
 * The subject of a signed notice. Its other contents are not trusted; the facts are read from the provider.
 */
export interface PaymentNotice {
  id: string
  type: string
  about: 'session' | 'refund' | 'nothing'
  aboutId: string | null
}

/** A notice, as it arrived. */
export interface SignedNotice {
  /** The raw bytes that were signed. */
  body: Buffer
  headers: Readonly<Record<string, string | string[] | undefined>>
  now: Date
}

/**
 * Card payments through a provider. Every method may throw ProviderUnreachable; then the outcome is unknown,
 * and the same call with the same key may be repeated.
 */
export interface PaymentsPort {
  provider: PaymentProvider
  /** True if no real money moves. */
  testMode: boolean
  limits: CardLimits
  /** Null except in the sandbox. */
  sandbox: SandboxDesk | null
  openSession(session: NewProviderSession, call?: ProviderCall): Promise<ProviderSession>
  /** Undefined if the provider does not know the session. */
  findSession(id: string, call?: ProviderCall): Promise<ProviderSession | undefined>
  /** Ends an open session. Returns its state afterwards, which may be paid. */
  expireSession(id: string, call?: ProviderCall): Promise<ProviderSession>
  /** Throws RefundRefused if the provider refuses. */
  refund(
    refund: { idempotencyKey: string; paymentId: string; amount: Money },
    call?: ProviderCall,
  ): Promise<ProviderRefund>
  findRefund(id: string, call?: ProviderCall): Promise<ProviderRefund | undefined>
  /** Throws NoticeRefused for a notice that is forged, altered, or dated too far from now. */
  readNotice(notice: SignedNotice): PaymentNotice
}

/** A session, as the sandbox's payment page shows it. */
export interface SandboxView {
  title: string
  amount: Money
  currency: string
  status: ProviderSession['status']
  successUrl: string
  cancelUrl: string
}

export interface SandboxCard {
  /** Digits only. */
  number: string
  /** 'MM/YY'. */
  expiry: string
  /** True once the payer has confirmed the payment, for cards that require it. */
  authenticated: boolean
  delivery: NoticeDelivery
}

export type SandboxResult =
  | { outcome: 'paid'; successUrl: string }
  | { outcome: 'declined'; message: string }
  | { outcome: 'authentication_required' }

/** The sandbox's extra methods, for its payment page, which is ours. */
export interface SandboxDesk {
  /** Throws NOT_FOUND. */
  getSession(id: string): Promise<SandboxView>
  /** Throws NOT_FOUND, or CONFLICT if the session is over. */
  pay(id: string, card: SandboxCard): Promise<SandboxResult>
  /** Signs the bodies of notices and sends them one after the other. Throws if one is not accepted. */
  deliver(notices: readonly string[]): Promise<void>
}
