import type { PGlite } from '@electric-sql/pglite'
import { createPgConfig, type PglitePgConnection } from '@electric-sql/pglite/node-postgres'
import pg from 'pg'
import type { RevivingEngine } from './reviving-engine.ts'

/** A pool of one: PGlite is one backend, and more than one connection would share its transaction. */
export function embeddedPool(engine: RevivingEngine, types: pg.CustomTypesConfig): pg.Pool {
  /** Each has a connection of its own: one that ends would take the next one with it. */
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
    // The backend is the same for all of them: what the last one left there would meet the next.
    async onConnect(client) {
      await client.query('rollback')
      await client.query('discard all')
    },
  })
  waitForEngine(pool, engine)
  return pool
}

function connectionTo(engine: RevivingEngine): pg.ClientConfig {
  // Of an engine, a connection asks for these two alone.
  const narrowed = engine as Pick<PGlite, 'waitReady' | 'execProtocolStream'> as PGlite
  const config = createPgConfig(narrowed)
  ignoreLateErrors(config.connection)
  return config as pg.ClientConfig
}

/** What still fails on a connection that nobody listens to any more would end the process. */
function ignoreLateErrors(connection: PglitePgConnection): void {
  const emit = connection.emit.bind(connection)
  connection.emit = (event: string, ...given: unknown[]) =>
    event === 'error' && connection.listenerCount('error') === 0 ? false : emit(event, ...given)
}

/** Nothing is asked of an engine that has ended before there is another. */
function waitForEngine(pool: pg.Pool, engine: RevivingEngine): void {
  // The library declares both of its signatures, which lead to this one.
  const connect = pool.connect.bind(pool) as (done?: Done) => unknown
  pool.connect = ((done?: Done) => {
    const ready = engine.ready()
    if (!ready) return connect(done)
    if (!done) return ready.then(() => connect())
    ready.then(
      () => connect(done),
      (error: unknown) => done(error),
    )
  }) as pg.Pool['connect']
}

type Done = (error: unknown, ...given: unknown[]) => void
