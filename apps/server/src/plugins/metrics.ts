import { createHash, timingSafeEqual } from 'node:crypto'
import type { Services } from '@tallgrass/core'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Metrics } from '../telemetry/prometheus.ts'

export interface MetricsRules {
  token: string | undefined
  production: boolean
}

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/
const FORWARDED = /^(forwarded|via|x-forwarded-.+|x-real-ip|x-client-ip|cf-connecting-ip|true-client-ip)$/

/**
 * Prometheus' metrics, for anyone who has the token; outside production also for this machine itself. Everyone else finds
 * nothing there. With a token, counting begins with the process; without one, with the first request.
 */
export function addMetrics(
  app: FastifyInstance,
  services: Services,
  { production, token }: MetricsRules,
): void {
  let opened: Promise<Metrics> | undefined
  const open = () => {
    // Imported on demand: most processes never need it.
    opened ??= import('../telemetry/prometheus.ts').then(({ openMetrics }) => openMetrics(services))
    return opened
  }
  if (token !== undefined) app.addHook('onReady', async () => void (await open()))
  app.addHook('onClose', async () => (await opened)?.close())
  app.get('/metrics', async (request, reply) => {
    const isAllowed = presents(token, request) || (!production && isFromHere(request))
    if (!isAllowed) return reply.callNotFound()
    const metrics = await open()
    const text = await metrics.read()
    return reply.header('cache-control', 'no-store').type(metrics.contentType).send(text)
  })
}

/** Compared in constant time, as digests, which have the same length. */
function presents(token: string | undefined, { headers }: FastifyRequest): boolean {
  const [, given] = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '') ?? []
  if (token === undefined || given === undefined) return false
  return timingSafeEqual(digest(given), digest(token))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

/** A proxy on this machine would make every visitor look like this machine, so any trace of one counts. */
function isFromHere({ headers, socket }: FastifyRequest): boolean {
  if (Object.keys(headers).some((name) => FORWARDED.test(name))) return false
  return LOOPBACK.test(socket.remoteAddress ?? '')
}
