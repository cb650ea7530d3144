import { AsyncLocalStorage } from 'node:async_hooks'
import type { TracingChannel } from 'node:diagnostics_channel'
import {
  type Attributes,
  type Context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api'
import { procedureCalls, toRefusal } from '@tallgrass/api'
import { providerCalls } from '@tallgrass/core'
import { statements } from '@tallgrass/db'
import { jobRuns } from '../jobs/job-runs.ts'

/** The innermost open span of this chain of calls. */
export const current = new AsyncLocalStorage<Context>()

/** Longer statements are cut off. */
const MAX_TEXT = 2000

/** Opens a span for each call, job, statement and call to an outside service from now on. Returns the end of it. */
export function followSpans(tracer: Tracer): () => void {
  const span = spanner(tracer)
  const ends = [
    span(procedureCalls, {
      begin: ({ path, type }) => ({
        name: path,
        attributes: { 'rpc.system': 'trpc', 'tallgrass.type': type },
      }),
      // A refusal is an answer.
      fail: (error) => {
        const { code } = toRefusal(error)
        return { isFault: code === 'INTERNAL', type: code }
      },
    }),
    span(jobRuns, {
      kind: SpanKind.CONSUMER,
      begin: ({ name }) => ({ name: `job ${name}`, attributes: { 'tallgrass.job': name } }),
    }),
    span(providerCalls, {
      kind: SpanKind.CLIENT,
      begin: ({ provider }) => ({
        name: `provider ${provider}`,
        attributes: { 'tallgrass.provider': provider },
      }),
    }),
    span(statements, {
      kind: SpanKind.CLIENT,
      // What the process does on its own, every few seconds, would be a trace each.
      onlyInside: true,
      begin: ({ text }) => ({
        name: operationOf(text),
        attributes: { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, MAX_TEXT) },
      }),
    }),
  ]
  return () => {
    for (const end of ends) end()
  }
}

interface Spanned<Facts> {
  kind?: SpanKind
  onlyInside?: boolean
  begin(facts: Facts): { name: string; attributes: Attributes }
  fail?(error: unknown): { isFault: boolean; type: string }
}

function spanner(tracer: Tracer) {
  return <Facts extends object>(
    channel: TracingChannel<unknown, Facts>,
    { begin, fail = toFault, kind = SpanKind.INTERNAL, onlyInside = false }: Spanned<Facts>,
  ) => {
    const spans = new WeakMap<Facts, Span>()
    channel.start.bindStore(current, (facts) => {
      const parent = current.getStore()
      if (!parent && onlyInside) return undefined
      const { attributes, name } = begin(facts)
      const span = tracer.startSpan(name, { kind, attributes }, parent ?? ROOT_CONTEXT)
      spans.set(facts, span)
      return trace.setSpan(parent ?? ROOT_CONTEXT, span)
    })
    const nothing = () => {}
    const subscribers = {
      start: nothing,
      end: nothing,
      asyncStart: nothing,
      error: nothing,
      asyncEnd(facts: Facts & { error?: unknown }) {
        const span = spans.get(facts)
        if (span && facts.error !== undefined) markFailed(span, fail(facts.error))
        span?.end()
      },
    }
    channel.subscribe(subscribers)
    return () => {
      channel.start.unbindStore(current)
      channel.unsubscribe(subscribers)
    }
  }
}

/** Never the message: it may quote what someone typed. */
function markFailed(span: Span, { isFault, type }: { isFault: boolean; type: string }): void {
  span.setAttribute('error.type', type)
  if (isFault) span.setStatus({ code: SpanStatusCode.ERROR })
}

function toFault(error: unknown): { isFault: boolean; type: string } {
  const { code, name } = Object(error) as { code?: unknown; name?: unknown }
  return { isFault: true, type: String(code ?? name ?? 'unknown') }
}

/** `select`, `insert`, … */
function operationOf(text: string): string {
  return /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'statement'
}
