import { type AppRouter, appRouter, toRefusal, UnknownCaller } from '@tallgrass/api'
import type { Services } from '@tallgrass/core'
import { AppError, MAX_BATCH_SIZE } from '@tallgrass/domain'
import type { TRPCError } from '@trpc/server'
import { type FastifyTRPCPluginOptions, fastifyRequestHandler } from '@trpc/server/adapters/fastify'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { logOutage } from './log-outage.ts'
import { createRequestCtx, wantsEvents } from './request-ctx.ts'
import { answerRpc, type RpcRequest } from './trpc-calls.ts'
import { answerEvents, EVENT_HEADERS, isSubscription } from './trpc-events.ts'
import { varyAlso } from './vary-also.ts'

interface Route {
  Params: { path: string }
  Querystring: { batch?: string | string[]; input?: string | string[] }
}

export function addTRPC(app: FastifyInstance, services: Services): void {
  // NOTE not the library's plugin, which also accepts forms: another site can send a form without permission.
  app.route<Route>({
    method: ['GET', 'POST'],
    url: '/trpc/:path',
    // No tRPC client sends HEAD.
    exposeHeadRoute: false,
    handler: (request, reply) => {
      if (!wantsStream(request)) return answer(services, request, reply)
      const rpc = toRpc(services, request, reply)
      return isSubscription(rpc, request.headers)
        ? follow(rpc, reply)
        : answerByStream(services, request, reply)
    },
  })
}

async function follow(rpc: RpcRequest, reply: FastifyReply) {
  // A request that is read ends before its answer does: only the answer tells when the reader leaves.
  const reading = new AbortController()
  reply.raw.once('close', () => reading.abort())
  const events = await answerEvents({ ...rpc, signal: reading.signal })
  return reply.headers({ ...EVENT_HEADERS, vary: varyAlso(reply, 'trpc-accept, accept') }).send(events)
}

async function answer(services: Services, request: FastifyRequest<Route>, reply: FastifyReply) {
  const answered = await answerRpc(toRpc(services, request, reply))
  const wait = longestWait(answered.errors)
  if (wait !== undefined) reply.header('retry-after', wait)
  reply.header('vary', varyAlso(reply, 'trpc-accept, accept'))
  return reply.code(answered.status).type('application/json').send(answered.body)
}

function toRpc(services: Services, request: FastifyRequest<Route>, reply: FastifyReply): RpcRequest {
  const { body, headers, method, query } = request
  return {
    method,
    path: request.params.path,
    batch: first(query.batch) === '1',
    // Other content types have been refused; another site can send a request without one, with no preflight.
    isJson: method === 'GET' || headers['content-type'] !== undefined,
    text: method === 'GET' ? first(query.input) : asText(body),
    signal: request.signal,
    createCtx: () => createCallCtx(services, request, reply),
    onError: (error, path) => logFailure(request, error, path),
  }
}

/** The library's own adapter, for clients that stream the results of a batch. */
function answerByStream(services: Services, req: FastifyRequest<Route>, res: FastifyReply) {
  const options: FastifyTRPCPluginOptions<AppRouter>['trpcOptions'] = {
    router: appRouter,
    maxBatchSize: MAX_BATCH_SIZE,
    createContext: () => createCallCtx(services, req, res),
    onError: ({ error, path }) => logFailure(req, error, path),
  }
  return fastifyRequestHandler({ ...options, req, res, path: req.params.path })
}

/** The context of calls. Throws `UnknownCaller` if the caller cannot be looked up; passes refusals on. */
export function createCallCtx(services: Services, request: FastifyRequest, reply: FastifyReply) {
  return createRequestCtx(services, request, reply, { scope: 'OF_PROCEDURE' }).catch((cause: unknown) => {
    if (cause instanceof AppError) throw cause
    throw new UnknownCaller(request.id, { cause })
  })
}

/** Logs a failed call, if the fault is ours. */
export function logFailure(request: FastifyRequest, error: TRPCError, path: string | undefined): void {
  if (toRefusal(error).code === 'INTERNAL')
    request.log.error({ err: error.cause ?? error, path }, 'Procedure failed')
  else logOutage(request, error)
}

/** Seconds until all refused calls may be retried. */
function longestWait(errors: TRPCError[]): number | undefined {
  const waits = errors.flatMap((error) => toRefusal(error).retryAfterSeconds ?? [])
  return waits.length > 0 ? Math.max(...waits) : undefined
}

function wantsStream({ headers }: FastifyRequest): boolean {
  const ofBatch = headers['trpc-accept'] !== undefined || (headers.accept ?? '').includes('application/jsonl')
  return ofBatch || wantsEvents(headers)
}

function first(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value
}

function asText(body: unknown): string | undefined {
  return typeof body === 'string' ? body : undefined
}
