import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { isProbe } from './health.ts'
import type { Shutdown } from './shutdown.ts'

/** A request that was already on its way has arrived by then. */
const PATIENCE_MS = 500

/**
 * During a shutdown, each connection ends with its current response: kept alive, it would delay the shutdown. So would one
 * without a request, which a browser opens in advance: Node.js waits for its first as for one in flight.
 */
export function endConnectionsOnClose(app: FastifyInstance, shutdown: Shutdown | undefined): void {
  const unused = unusedConnections(app)
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
    const ending = setInterval(() => {
      for (const socket of unused) socket.destroy()
    }, PATIENCE_MS)
    app.server.once('close', () => clearInterval(ending))
  })
  if (shutdown) {
    app.addHook('onRequest', (request, _reply, done) => {
      if (!isProbe(request.url)) shutdown.recordRequest()
      done()
    })
  }
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (closing || shutdown?.announced()) reply.header('connection', 'close')
    done(null, payload)
  })
}

/** The open connections without a request in flight. */
function unusedConnections({ server }: FastifyInstance): ReadonlySet<Socket> {
  const unused = new Set<Socket>()
  server.on('connection', (socket) => {
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  server.on('request', ({ socket }, response) => {
    unused.delete(socket)
    response.once('close', () => {
      if (!socket.destroyed) unused.add(socket)
    })
  })
  return unused
}
