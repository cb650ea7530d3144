import type { FastifyInstance, FastifyReply } from 'fastify'
import { responses } from './responses.ts'

/** One log line per request. URLs may contain secrets (invitation tokens), so the route is logged instead. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { method } = request
    const route = request.routeOptions.url ?? 'unknown'
    const procedures = route.startsWith('/trpc') ? (request.params as { path?: string }).path : undefined
    const { elapsedTime, statusCode } = reply
    request.log.info({ method, route, procedures, statusCode, ms: Math.round(elapsedTime) })
    if (responses.hasSubscribers)
      responses.publish({ method, route, statusCode, ms: elapsedTime, isStream: isStream(reply) })
    done()
  })
}

function isStream(reply: FastifyReply): boolean {
  return String(reply.getHeader('content-type')).startsWith('text/event-stream')
}
