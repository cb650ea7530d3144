import type { IncomingHttpHeaders } from 'node:http'
import { Readable } from 'node:stream'
import { appRouter } from '@tallgrass/api'
import type { Ctx } from '@tallgrass/core'
import { callTRPCProcedure, isTrackedEnvelope } from '@trpc/server'
import { wantsEvents } from './request-ctx.ts'
import { describeFailure, inputsOf, procedures, type RpcRequest } from './trpc-calls.ts'

/** As the library's adapter sends them; the last keeps proxies from collecting events. */
export const EVENT_HEADERS = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-cache, no-transform',
  'x-accel-buffering': 'no',
}

/**
 * True for the address of a subscription, and for one of no procedure if the client wants events: it reads the refusal only
 * as an event. Batches of them are refused by the library.
 */
export function isSubscription({ batch, method, path }: RpcRequest, headers: IncomingHttpHeaders): boolean {
  if (method !== 'GET' || batch) return false
  const known = procedures.get(path)
  return known ? known._def.type === 'subscription' : wantsEvents(headers)
}

/**
 * Starts a subscription and streams its messages as server-sent events (HTML standard, 9.2), as the standard client reads
 * them. Refusals are an event too. Ends with the subscription, or when the client disconnects.
 *
 * The library's adapter does the same through a chain of web streams, which an open screen keeps in memory: a stream takes
 * 35 KB instead of 75 to 84 (November 27, 2026; `npm run bench:load -- postgres --streams 1000`). Depends on the library's
 * names of events and on `isTrackedEnvelope`.
 * `tests/http/trpc-transport.test.ts` compares it with the library.
 */
export async function answerEvents(request: RpcRequest): Promise<Readable> {
  let ctx: Ctx | undefined
  try {
    ctx = await request.createCtx()
    const messages = await callTRPCProcedure({
      router: appRouter,
      path: request.path,
      type: 'subscription',
      ctx,
      getRawInput: async () => inputsOf(request)(0),
      signal: request.signal,
      batchIndex: 0,
    })
    return Readable.from(events(request, messages as AsyncIterable<unknown>, ctx))
  } catch (refusal) {
    return Readable.from([connected(), refused(request, refusal, ctx)])
  }
}

async function* events(request: RpcRequest, messages: AsyncIterable<unknown>, ctx: Ctx) {
  yield connected()
  try {
    for await (const message of messages) {
      if (isTrackedEnvelope(message)) yield `data: ${JSON.stringify(message[1])}\nid: ${message[0]}\n\n\n`
      else yield `data: ${JSON.stringify(message)}\n\n\n`
    }
    yield event('return', '')
  } catch (error) {
    if (!request.signal.aborted) yield refused(request, error, ctx)
  }
}

const connected = () => event('connected', JSON.stringify(appRouter._def._config.sse?.client ?? {}))

function refused(request: RpcRequest, cause: unknown, ctx: Ctx | undefined): string {
  const { shape } = describeFailure(request, cause, { path: request.path, type: 'subscription', ctx })
  return event('serialized-error', JSON.stringify(shape))
}

function event(name: string, data: string): string {
  return `event: ${name}\ndata: ${data}\n\n\n`
}
