import type { PaymentsPort, ProviderCall } from '@tallgrass/core'
import { cardLimits, ProviderUnreachable, RefundRefused, toCents } from '@tallgrass/domain'
import Stripe from 'stripe'
import { untilCallEnds } from '../../calls/current-call.ts'
import { askStripe } from './ask-stripe.ts'
import { readStripeNotice } from './read-stripe-notice.ts'
import { toProviderRefund } from './to-provider-refund.ts'
import { toProviderSession } from './to-provider-session.ts'
import { toSessionParams } from './to-session-params.ts'

export interface StripeOptions {
  secretKey: string
  /** More than one while a secret is being replaced. */
  webhookSecrets: readonly string[]
  /** Origin of the API; default is Stripe's own. */
  apiBase?: string | undefined
  /** Of one attempt, in milliseconds; there are two attempts. */
  timeout?: number
}

const TIMEOUT_MS = 10_000
const WITH_PAYMENT = ['payment_intent.latest_charge']

export function createStripePayments(options: StripeOptions): PaymentsPort {
  const { secretKey, webhookSecrets } = options
  const stripe = connect(options)
  const { sessions } = stripe.checkout
  const findSession = (id: string, call?: ProviderCall) =>
    undefinedIfMissing(
      async () => toProviderSession(await sessions.retrieve(id, { expand: WITH_PAYMENT })),
      call,
    )
  return {
    provider: 'stripe',
    testMode: secretKey.includes('_test_'),
    limits: cardLimits,
    sandbox: null,
    openSession: (input, call) =>
      askStripe(async () => {
        const { idempotencyKey } = input
        const session = await sessions.create(toSessionParams(input, WITH_PAYMENT), { idempotencyKey })
        if (!isReplay(session)) return toProviderSession(session)
        return toProviderSession(await sessions.retrieve(session.id, { expand: WITH_PAYMENT }))
      }, call),
    findSession,
    expireSession: (id, call) =>
      askStripe(async () => {
        try {
          return toProviderSession(await sessions.expire(id, { expand: WITH_PAYMENT }))
        } catch (error) {
          // The session has already ended; its state says how.
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
    findRefund: (id, call) =>
      undefinedIfMissing(async () => toProviderRefund(await stripe.refunds.retrieve(id)), call),
    readNotice: (notice) => readStripeNotice(stripe.webhooks, notice, webhookSecrets),
  }
}

function connect({ apiBase, secretKey, timeout = TIMEOUT_MS }: StripeOptions): Stripe {
  return new Stripe(secretKey, {
    timeout,
    maxNetworkRetries: 1,
    telemetry: false,
    // The SDK's only way to pass an abort signal.
    httpClient: Stripe.createFetchHttpClient(fetchUntilCallEnds),
    ...(apiBase && toAddress(new URL(apiBase))),
  })
}

function fetchUntilCallEnds(...[address, init]: Parameters<typeof fetch>): Promise<Response> {
  const signal = init?.signal && untilCallEnds(init.signal)
  // Stripe never redirects: following a redirect would send the request and the key to another server.
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

/** True if this repeats the answer to an earlier request with the same key, and may be outdated. */
function isReplay({ lastResponse }: Stripe.Response<object>): boolean {
  // With the fetch client, these are not the plain object that the SDK's types claim.
  return new Headers(lastResponse.headers).get('idempotent-replayed') === 'true'
}

/** Undefined if Stripe knows no object with that id. */
function undefinedIfMissing<T>(
  read: () => Promise<T>,
  call: ProviderCall | undefined,
): Promise<T | undefined> {
  return askStripe(async () => {
    try {
      return await read()
    } catch (error) {
      if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404) {
        // Something on the way may say so of the address.
        if (error.code === 'resource_missing') return undefined
        throw new ProviderUnreachable('Stripe sent an unreadable response', { cause: error })
      }
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
