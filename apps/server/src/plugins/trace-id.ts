import type { IncomingHttpHeaders } from 'node:http'

/** W3C Trace Context, "traceparent": later versions may add fields; 255 is no version. */
const TRACEPARENT = /^(?!ff)([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(?:-.*)?$/
const ZEROES = /^0+$/

export interface TraceParent {
  traceId: string
  spanId: string
  isSampled: boolean
}

/** The caller's trace, if it sent a valid one. */
export function traceParentOf({ traceparent }: IncomingHttpHeaders): TraceParent | undefined {
  // Otherwise, a list of several.
  if (typeof traceparent !== 'string') return undefined
  const [, version = '', traceId = '', spanId = '', flags = ''] = TRACEPARENT.exec(traceparent) ?? []
  if (!traceId || ZEROES.test(traceId) || ZEROES.test(spanId)) return undefined
  if (version === '00' && traceparent.length !== 55) return undefined
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 }
}

/** The caller's trace, or one of this request alone: the digits of its id. */
export function traceIdOf(headers: IncomingHttpHeaders, requestId: string): string {
  return traceParentOf(headers)?.traceId ?? requestId.replaceAll('-', '')
}
