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

/** Does its work, unless told otherwise: fails, is slow, says nothing, or does the work and then hangs up. */
export type StripeManner =
  | { works: true; afterMs?: number }
  | { fails: number }
  | { silent: true }
  | { losesAnswers: true }

interface Received extends StripeRequest {
  headers: IncomingMessage['headers']
}

export interface TestStripe {
  /** For STRIPE_API_BASE. */
  url: string
  account: StripeAccount
  received: Received[]
  behave(manner: StripeManner): void
  /** The payer pays by card, or by something that takes its time. */
  pay(sessionId: string, how?: { underWay?: boolean; currency?: string }): void
  /** The time of every open session is over. */
  expireSessions(): void
  stop(): Promise<void>
}

/** A stand-in for Stripe's API, which behaves as told. */
export async function startStripe(): Promise<TestStripe> {
  const account = stripeAccount()
  const received: Received[] = []
  let manner: StripeManner = { works: true }
  const server = createServer((request, response) => {
    void readRequest(request).then((read) => {
      received.push({ ...read, headers: request.headers })
      answer(response, manner, () => account.handle(read))
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
      manner = next
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

function answer(response: ServerResponse, manner: StripeManner, work: () => StripeAnswer): void {
  if ('silent' in manner) return
  if ('fails' in manner) {
    send(response, { status: manner.fails, body: { error: { type: 'api_error', message: 'Not today' } } })
    return
  }
  const done = work()
  if ('losesAnswers' in manner) response.destroy()
  else setTimeout(() => send(response, done), manner.afterMs ?? 0)
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
  { currency, underWay = false }: { underWay?: boolean; currency?: string } = {},
): void {
  const session = sessions.get(sessionId)
  if (session?.status !== 'open') throw new Error('There is no open session of this id')
  const paymentIntent = {
    id: sessionId.replace('cs_', 'pi_'),
    object: 'payment_intent' as const,
    status: underWay ? ('processing' as const) : ('succeeded' as const),
    amount_received: underWay ? 0 : session.amount_total,
    currency: currency ?? session.currency,
    created: now() - 60,
    latest_charge: { id: sessionId.replace('cs_', 'ch_'), object: 'charge' as const, created: now() },
  }
  Object.assign(session, {
    status: 'complete',
    payment_status: underWay ? 'unpaid' : 'paid',
    url: null,
    payment_intent: paymentIntent,
  })
}
