import type { PGlite } from '@electric-sql/pglite'
import { createPgConfig, type PglitePgConnection } from '@electric-sql/pglite/node-postgres'
import pg from 'pg'
import type { RevivingEngine } from './reviving-engine.ts'

/** A pool of one: PGlite is a single backend, and several connections would share one transaction. */
export function embeddedPool(engine: RevivingEngine, types: pg.CustomTypesConfig): pg.Pool {
  /** Each client gets its own connection object: a shared one would be closed for the next client, too. */
  class EmbeddedClient extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      super({ ...(typeof config === 'object' && config), ...connectionTo(engine) })
    }
  }
  const pool = new pg.Pool({
    Client: EmbeddedClient,
    max: 1,
    idleTimeoutMillis: 0,
    pipeline: true,
    types,
    // All clients use the same backend, so clear the state that the previous one left there.
    async onConnect(client) {
      await client.query('rollback')
      await client.query('discard all')
    },
  })
  waitForEngine(pool, engine)
  return pool
}

function connectionTo(engine: RevivingEngine): pg.ClientConfig {
  // The connection uses only these two members of the engine.
  const narrowed = engine as Pick<PGlite, 'waitReady' | 'execProtocolStream'> as PGlite
  const config = createPgConfig(narrowed)
  ignoreLateErrors(config.connection)
  return config as pg.ClientConfig
}

/** An error event on a connection that no longer has listeners would end the process. */
function ignoreLateErrors(connection: PglitePgConnection): void {
  const emit = connection.emit.bind(connection)
  connection.emit = (event: string, ...args: unknown[]) =>
    event === 'error' && connection.listenerCount('error') === 0 ? false : emit(event, ...args)
}

/** Makes connections wait while an engine that has ended is replaced. */
function waitForEngine(pool: pg.Pool, engine: RevivingEngine): void {
  // pg declares two overloads; this signature covers both.
  const connect = pool.connect.bind(pool) as (done?: Callback) => unknown
  pool.connect = ((done?: Callback) => {
    const ready = engine.ready()
    if (!ready) return connect(done)
    if (!done) return ready.then(() => connect())
    ready.then(
      () => connect(done),
      (error: unknown) => done(error),
    )
  }) as pg.Pool['connect']
}

type Callback = (error: unknown, ...args: unknown[]) => void
