import type { FastifyInstance } from 'fastify'

/** One log line per request. URLs may contain secrets (invitation tokens), so the route is logged instead. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown'
    const procedures = route.startsWith('/trpc') ? (request.params as { path?: string }).path : undefined
    const { statusCode } = reply
    request.log.info({
      method: request.method,
      route,
      procedures,
      statusCode,
      ms: Math.round(reply.elapsedTime),
    })
    done()
  })
}
