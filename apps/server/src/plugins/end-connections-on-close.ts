import type { FastifyInstance } from 'fastify'
import type { Departure } from './departure.ts'
import { isProbe } from './health.ts'

/** Once the server leaves, a connection ends with the answer that is on its way: kept alive, it would hold us up. */
export function endConnectionsOnClose(app: FastifyInstance, departure: Departure | undefined): void {
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  app.addHook('onRequest', async (request) => {
    if (!isProbe(request.url)) departure?.noteRequest()
  })
  app.addHook('onSend', async (_request, reply) => {
    if (closing || departure?.announced()) reply.header('connection', 'close')
  })
}
