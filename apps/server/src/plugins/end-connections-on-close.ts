import type { FastifyInstance } from 'fastify'

/** Once the server closes, a connection ends with the answer that is on its way: kept alive, it would hold us up. */
export function endConnectionsOnClose(app: FastifyInstance): void {
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close')
  })
}
