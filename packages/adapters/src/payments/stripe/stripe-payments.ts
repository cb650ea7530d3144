import type { PaymentsPort, ProviderCall } from '@tallgrass/core'
import { cardLimits, RefundRefused, toCents } from '@tallgrass/domain'
import Stripe from 'stripe'
import { untilCallEnds } from '../../calls/current-call.ts'
import { askStripe } from './ask-stripe.ts'
import { readStripeNotice } from './read-stripe-notice.ts'
import { toProviderRefund } from './to-provider-refund.ts'
import { toProviderSession } from './to-provider-session.ts'
import { toSessionParams } from './to-session-params.ts'

export interface StripeOptions {
  secretKey: string
  /** Several while one takes the place of another. */
  webhookSecrets: readonly string[]
  /** Origin of its API, where that is not Stripe's own. */
  apiBase?: string | undefined
  /** Milliseconds that one try may take; there are two. */
  timeout?: number
}

const TIMEOUT_MS = 10_000
const WITH_PAYMENT = ['payment_intent.latest_charge']

export function createStripePayments(options: StripeOptions): PaymentsPort {
  const { secretKey, webhookSecrets } = options
  const stripe = connect(options)
  const { sessions } = stripe.checkout
  const findSession = (id: string, call?: ProviderCall) =>
    found(async () => toProviderSession(await sessions.retrieve(id, { expand: WITH_PAYMENT })), call)
  return {
    provider: 'stripe',
    testMode: secretKey.includes('_test_'),
    limits: cardLimits,
    sandbox: null,
    openSession: (wanted, call) =>
      askStripe(async () => {
        const { idempotencyKey } = wanted
        const session = await sessions.create(toSessionParams(wanted, WITH_PAYMENT), { idempotencyKey })
        if (!isReplay(session)) return toProviderSession(session)
        return toProviderSession(await sessions.retrieve(session.id, { expand: WITH_PAYMENT }))
      }, call),
    findSession,
    expireSession: (id, call) =>
      askStripe(async () => {
        try {
          return toProviderSession(await sessions.expire(id, { expand: WITH_PAYMENT }))
        } catch (error) {
          // It is over already: how, is in the session itself.
          const session =
            error instanceof Stripe.errors.StripeInvalidRequestError && (await findSession(id, call))
          if (!session) throw error
          return session
        }
      }, call),
    refund: ({ amount, idempotencyKey, paymentId }, call) =>
      askStripe(async () => {
        const params = { payment_intent: paymentId, amount: Number(toCents(amount)) }
        try {
          const refund = await stripe.refunds.create(params, { idempotencyKey })
          return toProviderRefund(isReplay(refund) ? await stripe.refunds.retrieve(refund.id) : refund)
        } catch (error) {
          if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
          throw new RefundRefused(reasonOf(error), { cause: error })
        }
      }, call),
    findRefund: (id, call) => found(async () => toProviderRefund(await stripe.refunds.retrieve(id)), call),
    readNotice: (notice) => readStripeNotice(stripe.webhooks, notice, webhookSecrets),
  }
}

function connect({ apiBase, secretKey, timeout = TIMEOUT_MS }: StripeOptions): Stripe {
  return new Stripe(secretKey, {
    timeout,
    maxNetworkRetries: 1,
    telemetry: false,
    // Nothing else takes a signal.
    httpClient: Stripe.createFetchHttpClient(fetchUntilCallEnds),
    ...(apiBase && toAddress(new URL(apiBase))),
  })
}

function fetchUntilCallEnds(...[address, init]: Parameters<typeof fetch>): Promise<Response> {
  const signal = init?.signal && untilCallEnds(init.signal)
  // Stripe never redirects: whoever does would be sent what was meant for it.
  return fetch(address, { ...init, redirect: 'error', ...(signal && { signal }) })
}

function toAddress({ hostname, port, protocol }: URL) {
  const secure = protocol === 'https:'
  return {
    host: hostname,
    port: port || (secure ? 443 : 80),
    protocol: secure ? ('https' as const) : ('http' as const),
  }
}

/** Whether it is the answer to an earlier request of the same key, which tells how things stood then. */
function isReplay({ lastResponse }: Stripe.Response<object>): boolean {
  // Over fetch they are not the plain object that the library's types say.
  return new Headers(lastResponse.headers).get('idempotent-replayed') === 'true'
}

/** Undefined where Stripe knows none of that id. */
function found<T>(read: () => Promise<T>, call: ProviderCall | undefined): Promise<T | undefined> {
  return askStripe(async () => {
    try {
      return await read()
    } catch (error) {
      if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404)
        return undefined
      throw error
    }
  }, call)
}

const REASONS: Record<string, string> = {
  charge_already_refunded: 'This payment has already been refunded.',
  charge_disputed: 'The payer disputed this payment. The bank will decide.',
  balance_insufficient: 'The Stripe account balance is too low.',
  resource_missing: 'Stripe has no record of this payment.',
}

function reasonOf({ code, message }: { code?: string; message: string }): string {
  return REASONS[code ?? ''] ?? `Stripe refused: ${message}`
}
