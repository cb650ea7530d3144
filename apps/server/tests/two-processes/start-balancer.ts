import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

export interface Balancer {
  url: string
  /** Adds an address. */
  add(url: string): void
  /** Sends the address no new connections; existing ones stay open. */
  remove(url: string): void
  /** The number of addresses in use. */
  live(): number
  stop(): Promise<void>
}

/**
 * Distributes connections to its addresses in turn, and removes an address that refuses one. It does not read the
 * traffic, so a connection is not retried once an address has accepted it.
 */
export async function startBalancer(): Promise<Balancer> {
  const live: number[] = []
  const sockets = new Set<Socket>()
  let turn = 0

  function remove(port: number): void {
    const place = live.indexOf(port)
    if (place >= 0) live.splice(place, 1)
  }

  async function connectNext(): Promise<Socket | undefined> {
    for (;;) {
      const port = live[turn++ % live.length]
      if (port === undefined) return undefined
      const upstream = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
      const reached = await once(upstream, 'connect').then(
        () => true,
        () => false,
      )
      if (reached) return upstream
      remove(port)
    }
  }

  async function join(client: Socket): Promise<void> {
    track(client)
    const upstream = await connectNext()
    if (!upstream) return void client.destroy()
    track(upstream)
    client.once('close', () => upstream.destroy())
    upstream.once('close', () => client.destroy())
    client.pipe(upstream)
    upstream.pipe(client)
  }

  function track(socket: Socket): void {
    sockets.add(socket)
    // The `close` event that follows does the cleanup.
    socket.on('error', () => {})
    socket.once('close', () => sockets.delete(socket))
  }

  const server = createServer({ allowHalfOpen: true, pauseOnConnect: true }, (client) => void join(client))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The balancer has no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    add: (url) => void live.push(portOf(url)),
    remove: (url) => remove(portOf(url)),
    live: () => live.length,
    async stop() {
      const closed = once(server, 'close')
      server.close()
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}

function portOf(url: string): number {
  return Number(new URL(url).port)
}
