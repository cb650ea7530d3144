import type pg from 'pg'

interface Silence {
  /** Rejects if the server does not answer a new connection in time. */
  reach(): Promise<void>
  /** Whether that error says that it did not answer. */
  isSilence(error: unknown): boolean
  /** How long a connection may be in use before the server is checked, and how often to check. */
  afterMs: number
}

/**
 * Drops the connections in use when the server has stopped answering without closing them, as a frozen machine does: what
 * waits for it fails as on any lost connection, instead of waiting without end. A statement may take as long as it likes
 * while the server answers new connections. Returns a function that ends the watch.
 */
export function endSilence(pool: pg.Pool, { afterMs, isSilence, reach }: Silence): () => void {
  const inUse = new Map<pg.PoolClient, number>()
  pool.on('acquire', (client) => inUse.set(client, performance.now()))
  pool.on('release', (_error, client) => inUse.delete(client))
  pool.on('remove', (client) => inUse.delete(client))
  let asking = false
  const look = async () => {
    const before = performance.now() - afterMs
    const waiting = () => [...inUse].filter(([, since]) => since < before).map(([client]) => client)
    if (asking || waiting().length === 0) return
    asking = true
    try {
      await reach()
    } catch (error) {
      if (!isSilence(error)) return
      console.warn('The database server does not answer: the connections in use are dropped')
      for (const client of waiting()) streamOf(client).destroy()
    } finally {
      asking = false
    }
  }
  const timer = setInterval(() => void look(), afterMs)
  timer.unref()
  return () => clearInterval(timer)
}

/** NOTE `pg` does not document the connection, and has no way to drop one that does not answer. */
function streamOf(client: pg.PoolClient): { destroy(): void } {
  return (client as pg.PoolClient & { connection: { stream: { destroy(): void } } }).connection.stream
}
