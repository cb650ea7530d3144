import type { FastifyInstance } from 'fastify'
import type { Departure } from './departure.ts'
import { isProbe } from './health.ts'

/** Once the server leaves, a connection ends with the answer that is on its way: kept alive, it would hold us up. */
export function endConnectionsOnClose(app: FastifyInstance, departure: Departure | undefined): void {
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  if (departure) {
    app.addHook('onRequest', (request, _reply, done) => {
      if (!isProbe(request.url)) departure.noteRequest()
      done()
    })
  }
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (closing || departure?.announced()) reply.header('connection', 'close')
    done(null, payload)
  })
}
