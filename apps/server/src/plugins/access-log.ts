import type { FastifyInstance } from 'fastify'

/** One line a request. Addresses may hold secrets (invitation tokens), so the route is told and not the address. */
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
