import {
  type Context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  type Tracer,
  trace,
} from '@opentelemetry/api'
import { type IdGenerator, RandomIdGenerator } from '@opentelemetry/sdk-trace'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { traceIdOf, traceParentOf } from '../plugins/trace-id.ts'
import { current } from './spans.ts'

/** Gives the trace of a request the id that its log lines name. */
export class RequestIds implements IdGenerator {
  readonly #random = new RandomIdGenerator()
  #next: string | undefined

  /** For the next trace that begins. */
  use(traceId: string): void {
    this.#next = traceId
  }

  generateTraceId(): string {
    const id = this.#next ?? this.#random.generateTraceId()
    this.#next = undefined
    return id
  }

  generateSpanId(): string {
    return this.#random.generateSpanId()
  }
}

/** Opens a span for each request. Its URL may hold secrets, so only the route is told. */
export function traceRequests(
  app: FastifyInstance,
  { ids, tracer }: { ids: RequestIds; tracer: Tracer },
): void {
  const open = new WeakMap<FastifyRequest, { span: Span; context: Context }>()
  app.addHook('onRequest', (request, _reply, done) => {
    const { headers, id, method, routeOptions } = request
    const route = routeOptions.url ?? 'unknown'
    const parent = parentOf(request)
    // Otherwise, it would wait for the next trace, such as a job's.
    if (parent === ROOT_CONTEXT) ids.use(traceIdOf(headers, id))
    const attributes = { 'http.request.method': method, 'http.route': route, 'tallgrass.request_id': id }
    const span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent)
    const context = trace.setSpan(parent, span)
    open.set(request, { span, context })
    current.run(context, done)
  })
  // Reading the body leaves the chain of calls.
  app.addHook('preValidation', (request, _reply, done) => {
    const { context = ROOT_CONTEXT } = open.get(request) ?? {}
    current.run(context, done)
  })
  const end = (request: FastifyRequest, { statusCode }: FastifyReply) => {
    const { span } = open.get(request) ?? {}
    span?.setAttribute('http.response.status_code', statusCode)
    if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
    span?.end()
    open.delete(request)
  }
  app.addHook('onSend', async (request, reply) => {
    // It stays open as long as its screen.
    if (String(reply.getHeader('content-type')).startsWith('text/event-stream')) end(request, reply)
  })
  app.addHook('onResponse', async (request, reply) => end(request, reply))
}

/** The caller's trace, if it sent one. */
function parentOf({ headers }: FastifyRequest): Context {
  const { isSampled, spanId, traceId } = traceParentOf(headers) ?? {}
  if (!traceId || !spanId) return ROOT_CONTEXT
  const traceFlags = isSampled ? TraceFlags.SAMPLED : TraceFlags.NONE
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true })
}
