import { setImmediate } from 'node:timers'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import { outageOf } from './outages.ts'
import { preparing } from './prepared-statements.ts'

/** At most this many statements share a connection; each waits for those before it. */
const MAX_BATCH = 16

/**
 * The pool for the query builder. A transaction has a connection of its own. All other statements that are asked for in
 * one turn of the event loop share one and leave together, which spares most of the work of sending and waking; each is
 * answered or refused by itself (pg, "Pipelining"). While connections are free, a slow one holds up those of its own
 * turn only. Without a transaction nothing is kept between two statements: no setting, no lock of a session.
 *
 * A list of 20 by 32 callers costs 250 µs of processor instead of 394 (23 November 2026, PostgreSQL, the best of seven
 * rounds in turns on a shared machine, so rough; `npm run bench -- list` with and without). Leans on `pg`: on its option
 * `pipeline`, and on `client.connection.stream`, which it does not document; on Kysely: that it begins a transaction by
 * `begin` or `start transaction` and ends it by `rollback`. `pipeline.db.test.ts` fails where that changes.
 */
export function pipelining(pool: pg.Pool): PostgresPool {
  const toQuery = preparing()
  const ask = batchStatements(pool)
  const free: PostgresPoolClient[] = []
  const create = (): PostgresPoolClient => {
    let own: pg.PoolClient | undefined
    const query = async (text: string, values: unknown[]) => {
      if (beginsTransaction(text)) own ??= await pool.connect()
      const statement = toQuery(text, values)
      if (!own) return ask(statement)
      return text === 'rollback' ? rollBack(own) : own.query(statement)
    }
    const client: PostgresPoolClient = {
      // The builder asks for a cursor only where it was given a class of them.
      query: query as unknown as PostgresPoolClient['query'],
      release(destroy) {
        own?.release(destroy)
        own = undefined
        // The builder remembers every connection that it has seen: those are used again.
        if (!destroy) free.push(client)
      },
    }
    return client
  }
  return { options: pool.options, end: () => pool.end(), connect: async () => free.pop() ?? create() }
}

/** A connection that is lost has rolled back by itself; what it was lost by is the failure to tell. */
async function rollBack(client: pg.PoolClient) {
  try {
    return await client.query('rollback')
  } catch (error) {
    if (!outageOf(error)) throw error
    return { command: 'ROLLBACK', rowCount: 0, rows: [] }
  }
}

/** As the builder begins them, with or without an isolation level. */
function beginsTransaction(text: string): boolean {
  return text === 'begin' || text.startsWith('start transaction')
}

interface Waiting {
  statement: pg.QueryConfig
  resolve(result: pg.QueryResult): void
  reject(error: unknown): void
}

/** Takes what is asked for until the turn is over. */
function batchStatements(pool: pg.Pool): (statement: pg.QueryConfig) => Promise<pg.QueryResult> {
  let waiting: Waiting[] = []
  const flush = () => {
    const batch = waiting
    waiting = []
    for (let at = 0; at < batch.length; at += MAX_BATCH) void send(pool, batch.slice(at, at + MAX_BATCH))
  }
  return (statement) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) setImmediate(flush)
      waiting.push({ statement, resolve, reject })
    })
}

async function send(pool: pg.Pool, batch: Waiting[]): Promise<void> {
  let client: pg.PoolClient
  try {
    client = await pool.connect()
  } catch (error) {
    for (const { reject } of batch) reject(error)
    return
  }
  const { stream } = (client as WithConnection).connection
  stream.cork?.()
  let lost = false
  const answers = batch.map(async ({ reject, resolve, statement }) => {
    try {
      resolve(await client.query(statement))
    } catch (error) {
      lost ||= outageOf(error) !== undefined
      reject(error)
    }
  })
  stream.uncork?.()
  await Promise.all(answers)
  // One that is about to end must not be the next one's.
  client.release(lost)
}

/**
 * NOTE the connection is not among what `pg` documents. Held back until all are written, statements leave in one packet
 * instead of one each; the embedded database has no packets.
 */
type WithConnection = pg.PoolClient & { connection: { stream: { cork?(): void; uncork?(): void } } }
