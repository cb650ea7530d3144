import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import {
  now,
  type StripeAccount,
  type StripeAnswer,
  type StripeRequest,
  stripeAccount,
} from './stripe-account.ts'

/**
 * Works (possibly late), fails with a status, never answers, does the work and then drops the connection, or is replaced by
 * something on the way that says something else.
 */
export type StripeBehavior =
  | { works: true; afterMs?: number }
  | { fails: number }
  | { silent: true }
  | { losesAnswers: true }
  | { says: string; status?: number }

interface ReceivedRequest extends StripeRequest {
  headers: IncomingMessage['headers']
}

export interface TestStripe {
  /** For STRIPE_API_BASE. */
  url: string
  account: StripeAccount
  received: ReceivedRequest[]
  behave(behavior: StripeBehavior): void
  /** The payer pays by card, or by a slow method whose payment is still processing. */
  pay(sessionId: string, how?: { isProcessing?: boolean; currency?: string }): void
  /** Expires all open sessions. */
  expireSessions(): void
  stop(): Promise<void>
}

/** A fake Stripe API with configurable behavior. */
export async function startStripe(): Promise<TestStripe> {
  const account = stripeAccount()
  const received: ReceivedRequest[] = []
  let behavior: StripeBehavior = { works: true }
  const server = createServer((request, response) => {
    void readRequest(request).then((read) => {
      received.push({ ...read, headers: request.headers })
      answer(response, behavior, () => account.handle(read))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    account,
    received,
    behave(next) {
      behavior = next
    },
    pay: (sessionId, how) => pay(account, sessionId, how),
    expireSessions() {
      for (const session of account.sessions.values()) {
        if (session.status === 'open') Object.assign(session, { status: 'expired', url: null })
      }
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function readRequest(request: IncomingMessage): Promise<StripeRequest> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1')
  const body = new URLSearchParams(await text(request))
  const key = request.headers['idempotency-key']
  return {
    method: request.method ?? 'GET',
    path: pathname,
    fields: Object.fromEntries([...searchParams, ...body]),
    idempotencyKey: typeof key === 'string' ? key : undefined,
  }
}

function answer(response: ServerResponse, behavior: StripeBehavior, work: () => StripeAnswer): void {
  if ('silent' in behavior) return
  if ('fails' in behavior) {
    send(response, { status: behavior.fails, body: { error: { type: 'api_error', message: 'Not today' } } })
    return
  }
  if ('says' in behavior) {
    response.writeHead(behavior.status ?? 200, { 'content-type': 'application/json' }).end(behavior.says)
    return
  }
  const done = work()
  if ('losesAnswers' in behavior) response.destroy()
  else setTimeout(() => send(response, done), behavior.afterMs ?? 0)
}

function send(response: ServerResponse, { body, replayed, status }: StripeAnswer): void {
  const headers = {
    'content-type': 'application/json',
    'request-id': 'req_test',
    ...(replayed && { 'idempotent-replayed': 'true' }),
  }
  response.writeHead(status, headers).end(JSON.stringify(body))
}

function pay(
  { sessions }: StripeAccount,
  sessionId: string,
  { currency, isProcessing = false }: { isProcessing?: boolean; currency?: string } = {},
): void {
  const session = sessions.get(sessionId)
  if (session?.status !== 'open') throw new Error('There is no open session with this id')
  const paymentIntent = {
    id: sessionId.replace('cs_', 'pi_'),
    object: 'payment_intent' as const,
    status: isProcessing ? ('processing' as const) : ('succeeded' as const),
    amount_received: isProcessing ? 0 : session.amount_total,
    currency: currency ?? session.currency,
    created: now() - 60,
    latest_charge: { id: sessionId.replace('cs_', 'ch_'), object: 'charge' as const, created: now() },
  }
  Object.assign(session, {
    status: 'complete',
    payment_status: isProcessing ? 'unpaid' : 'paid',
    url: null,
    payment_intent: paymentIntent,
  })
}
