import type { CardLimits, NoticeDelivery, PaymentProvider } from '@tallgrass/domain'
import type { ProviderCall } from './provider-call.ts'

// What the methods throw; adapters take it from there.
export { NoticeRefused, ProviderUnreachable, RefundRefused } from '@tallgrass/domain'

/** What a payer is sent to a provider with. Everything comes from our own rows. */
export interface NewProviderSession {
  /** The same key answers the same session, however often it is asked. */
  idempotencyKey: string
  invoiceId: string
  number: string
  title: string
  /** '5000.00', dollars. */
  amount: string
  currency: string
  payerEmail: string
  /** Absolute; `{SESSION_ID}` in it is replaced by the id of the session. */
  successUrl: string
  cancelUrl: string
}

/** An attempt to pay, as the provider knows it. */
export interface ProviderSession {
  id: string
  /** Where the payer goes; null once it is over. */
  url: string | null
  status: 'open' | 'paid' | 'expired'
  /** The invoice that it was made for; null where the provider tells none. */
  invoiceId: string | null
  amount: string
  currency: string
  expiresAt: Date
  /** The money that came, once it has. */
  payment: { id: string; amount: string; currency: string; receivedAt: Date } | null
}

/** `amount` in dollars. */
export interface ProviderRefund {
  id: string
  /** The payment that it gives back from. */
  paymentId: string
  amount: string
  currency: string
  status: 'pending' | 'succeeded' | 'failed'
  failure: string | null
  createdAt: Date
}

/** What a signed notice is about. Its other words are not trusted: the truth is read from the provider. */
export interface PaymentNotice {
  id: string
  type: string
  about: 'session' | 'refund' | 'nothing'
  aboutId: string | null
}

/** A notice as it arrived. */
export interface SignedNotice {
  /** Raw, as it was signed. */
  body: Buffer
  headers: Readonly<Record<string, string | string[] | undefined>>
  now: Date
}

/**
 * Card payments through a provider. Every method may throw ProviderUnreachable; then nothing is known of the outcome,
 * and the same call with the same key may be made again.
 */
export interface PaymentsPort {
  provider: PaymentProvider
  /** No real money moves. */
  testMode: boolean
  limits: CardLimits
  /** Null everywhere but in the sandbox. */
  sandbox: SandboxDesk | null
  openSession(session: NewProviderSession, call?: ProviderCall): Promise<ProviderSession>
  /** Undefined where the provider knows none. */
  findSession(id: string, call?: ProviderCall): Promise<ProviderSession | undefined>
  /** Ends an open one; answers how it stands afterwards, which may be paid. */
  expireSession(id: string, call?: ProviderCall): Promise<ProviderSession>
  /** Throws RefundRefused when the provider will not. */
  refund(
    refund: { idempotencyKey: string; paymentId: string; amount: string },
    call?: ProviderCall,
  ): Promise<ProviderRefund>
  findRefund(id: string, call?: ProviderCall): Promise<ProviderRefund | undefined>
  /** Throws NoticeRefused for one that is forged, altered, or dated too far from now. */
  readNotice(notice: SignedNotice): PaymentNotice
}

/** A session as the sandbox's own payment page shows it. */
export interface SandboxView {
  title: string
  amount: string
  currency: string
  status: ProviderSession['status']
  successUrl: string
  cancelUrl: string
}

export interface SandboxCard {
  /** Digits alone. */
  number: string
  /** 'MM/YY'. */
  expiry: string
  /** Whether the payer has confirmed the payment, for cards that ask. */
  authenticated: boolean
  delivery: NoticeDelivery
}

export type SandboxResult =
  | { outcome: 'paid'; successUrl: string }
  | { outcome: 'declined'; message: string }
  | { outcome: 'authentication_required' }

/** What only the sandbox can: its payment page is ours. */
export interface SandboxDesk {
  /** Throws NOT_FOUND. */
  getSession(id: string): Promise<SandboxView>
  /** Throws NOT_FOUND, or CONFLICT when the session is over. */
  pay(id: string, card: SandboxCard): Promise<SandboxResult>
  /** Signs the bodies of notices and sends them one after the other. Throws when one is not taken. */
  deliver(notices: readonly string[]): Promise<void>
}
