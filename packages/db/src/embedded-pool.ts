import pg from 'pg'
import type { EmbeddedFeed } from './change-feed.ts'
import { EngineStream } from './engine-stream.ts'
import type { RevivingEngine } from './reviving-engine.ts'

/** A pool of one: PGlite is a single backend, and several connections would share one transaction. */
export function embeddedPool(
  engine: RevivingEngine,
  types: pg.CustomTypesConfig,
  feed: EmbeddedFeed,
): pg.Pool {
  const pool = new pg.Pool({
    stream: () => new EngineStream(engine),
    ssl: false,
    max: 1,
    idleTimeoutMillis: 0,
    pipeline: true,
    types,
    // All clients use the same backend, so clear the state that the previous one left there.
    async onConnect(client) {
      await client.query('rollback')
      await client.query('discard all')
      await feed.attach(client)
    },
  })
  waitForEngine(pool, engine)
  return pool
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
