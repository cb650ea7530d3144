import { once } from 'node:events'
import { createServer } from 'node:http'

/** A server that redirects every request to the same path at another origin. */
export async function startRedirect(origin: string): Promise<{ url: string; stop(): Promise<void> }> {
  const server = createServer((request, response) => {
    response.writeHead(307, { location: `${origin}${request.url}` }).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
