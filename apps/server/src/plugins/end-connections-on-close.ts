import type { FastifyInstance } from 'fastify'
import { isProbe } from './health.ts'
import type { Shutdown } from './shutdown.ts'

/** During a shutdown, each connection ends with its current response: kept alive, it would delay the shutdown. */
export function endConnectionsOnClose(app: FastifyInstance, shutdown: Shutdown | undefined): void {
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
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
