import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import { hexIn, type Message, messagesIn, numberIn, readMessage, textIn } from './read-protobuf.ts'

export interface CollectedSpan {
  service: string
  name: string
  traceId: string
  spanId: string
  parentId: string
  attributes: Record<string, string | number>
  isFault: boolean
}

/** A collector of OpenTelemetry that takes OTLP over HTTP (opentelemetry-proto, fields by number). */
export async function startCollector({ status = 200 }: { status?: number | undefined } = {}) {
  const spans: CollectedSpan[] = []
  const metrics = new Set<string>()
  const bodies: string[] = []
  const collect = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await buffer(request)
    bodies.push(body.toString('latin1'))
    const message = readMessage(body)
    if (request.url === '/v1/traces') spans.push(...messagesIn(message, 1).flatMap(toSpans))
    if (request.url === '/v1/metrics')
      for (const name of messagesIn(message, 1).flatMap(toNames)) metrics.add(name)
    response.writeHead(status, { 'content-type': 'application/x-protobuf' }).end()
  }
  const server = createServer((request, response) => void collect(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The collector has no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    spans,
    metrics,
    /** Everything that was sent. */
    text: () => bodies.join('\n'),
    named: (name: string) => spans.filter((span) => span.name === name),
  }
}

function toSpans(ofResource: Message): CollectedSpan[] {
  const [resource] = messagesIn(ofResource, 1)
  const service = String(attributesIn(resource, 1)['service.name'])
  return messagesIn(ofResource, 2)
    .flatMap((ofScope) => messagesIn(ofScope, 2))
    .map((span) => ({
      service,
      name: textIn(span, 5),
      traceId: hexIn(span, 1),
      spanId: hexIn(span, 2),
      parentId: hexIn(span, 4),
      attributes: attributesIn(span, 9),
      isFault: numberIn(messagesIn(span, 15)[0], 3) === 2,
    }))
}

function toNames(ofResource: Message): string[] {
  return messagesIn(ofResource, 2)
    .flatMap((ofScope) => messagesIn(ofScope, 2))
    .map((metric) => textIn(metric, 1))
}

function attributesIn(message: Message | undefined, field: number): Record<string, string | number> {
  if (!message) return {}
  return Object.fromEntries(
    messagesIn(message, field).map((pair) => {
      const [value] = messagesIn(pair, 2)
      return [textIn(pair, 1), value?.has(1) ? textIn(value, 1) : numberIn(value, 3)]
    }),
  )
}
