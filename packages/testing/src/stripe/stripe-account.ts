import { randomUUID } from 'node:crypto'
import { DAY_S } from '@tallgrass/domain'

export interface StripeRequest {
  method: string
  path: string
  /** By decoded name, such as 'line_items[0][quantity]'. */
  fields: Record<string, string>
  idempotencyKey: string | undefined
}

export interface StripeAnswer {
  status: number
  /** True if this repeats an earlier answer to the same request. */
  replayed?: boolean
  body: object
}

interface Intent {
  id: string
  object: 'payment_intent'
  status: 'succeeded' | 'processing' | 'requires_payment_method'
  amount_received: number
  currency: string
  created: number
  latest_charge: { id: string; object: 'charge'; created: number } | null
}

interface Session {
  id: string
  object: 'checkout.session'
  status: 'open' | 'complete' | 'expired'
  payment_status: 'unpaid' | 'paid' | 'no_payment_required'
  amount_total: number
  currency: string
  client_reference_id: string | undefined
  metadata: Record<string, string>
  expires_at: number
  url: string | null
  payment_intent: Intent | null
}

interface Refund {
  id: string
  object: 'refund'
  amount: number
  currency: string
  created: number
  payment_intent: string
  status: string
  failure_reason?: string
}

export const now = () => Math.floor(Date.now() / 1000)
const newId = (kind: string) => `${kind}_test_${randomUUID().replaceAll('-', '')}`

export type StripeAccount = ReturnType<typeof stripeAccount>

/** The state of a Stripe account, and its API. */
export function stripeAccount() {
  const sessions = new Map<string, Session>()
  const refunds = new Map<string, Refund>()
  const answers = new Map<string, { request: string; answer: StripeAnswer }>()

  function route({ fields, method, path }: StripeRequest): StripeAnswer {
    const [, , first, second, third, action] = path.split('/')
    if (first === 'checkout' && second === 'sessions') {
      if (!third) return createSession(fields)
      const session = sessions.get(third)
      if (!session) return missing('checkout.session', third)
      return action === 'expire' ? expire(session, fields) : shown(session, fields)
    }
    if (first === 'refunds' && method === 'POST') return createRefund(fields)
    const refund = refunds.get(second ?? '')
    return refund ? { status: 200, body: refund } : missing('refund', second ?? '')
  }

  function createSession(fields: Record<string, string>): StripeAnswer {
    const id = newId('cs')
    const session: Session = {
      id,
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      amount_total: Number(fields['line_items[0][price_data][unit_amount]']),
      currency: fields['line_items[0][price_data][currency]'] ?? '',
      client_reference_id: fields.client_reference_id,
      metadata: { invoice_id: fields['metadata[invoice_id]'] ?? '' },
      expires_at: now() + DAY_S,
      url: `https://checkout.stripe.com/c/pay/${id}`,
      payment_intent: null,
    }
    sessions.set(id, session)
    return shown(session, fields)
  }

  function createRefund(fields: Record<string, string>): StripeAnswer {
    const intents = [...sessions.values()].map(({ payment_intent }) => payment_intent)
    const payment = intents.find((intent) => intent?.id === fields.payment_intent)
    if (!payment) return missing('payment_intent', fields.payment_intent ?? '')
    const earlier = [...refunds.values()].filter(({ payment_intent }) => payment_intent === payment.id)
    const left = earlier.reduce((rest, { amount }) => rest - amount, payment.amount_received)
    const amount = Number(fields.amount)
    if (left === 0) {
      return refusal(400, {
        code: 'charge_already_refunded',
        message: 'Charge ch_1 has already been refunded.',
      })
    }
    if (amount > left) {
      return refusal(400, { message: 'Refund amount is greater than unrefunded amount on charge' })
    }
    const { currency, id: payment_intent } = payment
    const refund: Refund = {
      id: newId('re'),
      object: 'refund',
      amount,
      currency,
      payment_intent,
      created: now(),
      status: 'succeeded',
    }
    refunds.set(refund.id, refund)
    return { status: 200, body: refund }
  }

  return {
    sessions,
    refunds,
    /** A repeated key gets the same answer again, but only for the same request. */
    handle(request: StripeRequest): StripeAnswer {
      const { fields, idempotencyKey, path } = request
      if (!idempotencyKey || request.method !== 'POST') return route(request)
      const requested = JSON.stringify([path, fields])
      const known = answers.get(idempotencyKey)
      if (known && known.request !== requested) {
        return refusal(400, {
          type: 'idempotency_error',
          message: 'Keys can only be used with the same parameters',
        })
      }
      if (known) return { ...known.answer, replayed: true }
      const answer = route(request)
      // Refusals are not stored.
      if (answer.status < 400) answers.set(idempotencyKey, { request: requested, answer })
      return answer
    },
  }
}

/** The session as the API returns it: nested objects are ids unless expanded. */
function shown(session: Session, fields: Record<string, string>): StripeAnswer {
  const expanded = Object.values(fields).includes('payment_intent.latest_charge')
  const intent = expanded ? session.payment_intent : (session.payment_intent?.id ?? null)
  return { status: 200, body: { ...session, payment_intent: intent } }
}

function expire(session: Session, fields: Record<string, string>): StripeAnswer {
  if (session.status !== 'open') {
    return refusal(400, { message: 'Only Checkout Sessions with a status in ["open"] can be expired.' })
  }
  Object.assign(session, { status: 'expired', url: null })
  return shown(session, fields)
}

function missing(kind: string, id: string): StripeAnswer {
  return refusal(404, { message: `No such ${kind}: '${id}'`, code: 'resource_missing' })
}

function refusal(status: number, error: { type?: string; message: string; code?: string }): StripeAnswer {
  return { status, body: { error: { type: 'invalid_request_error', ...error } } }
}
