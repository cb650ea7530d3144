import { setImmediate } from 'node:timers'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import { outageOf } from './outages.ts'
import { prepareRecurring } from './prepared-statements.ts'
import { statements } from './statements.ts'

/** At most this many statements share a connection, because each waits for those before it. */
const MAX_BATCH = 16

/**
 * The pool for the query builder. A transaction gets a connection of its own. All other statements issued in
 * one turn of the event loop are sent together on one connection, which saves most of the cost of sending and
 * waking up; each still succeeds or fails on its own (pg, "Pipelining"). While connections are free, a slow
 * statement delays only those of its own turn. Outside a transaction, no session state survives between two
 * statements: no settings and no locks.
 *
 * A list of 20 for 32 callers costs 250 µs of processor time instead of 394 (November 23, 2026, PostgreSQL,
 * the best of seven alternating rounds on a shared machine, so a rough figure; `npm run bench -- list` with
 * and without). Relies on `pg` for its option `pipeline` and for `client.connection.stream`, which is
 * undocumented, and on Kysely to begin transactions with `begin` or `start transaction` and to undo them with
 * `rollback`. `pipeline.db.test.ts` fails if that changes.
 */
export function pipelinedPool(pool: pg.Pool): PostgresPool {
  const toQuery = prepareRecurring()
  const enqueue = batchStatements(pool)
  const free: PostgresPoolClient[] = []
  const create = (): PostgresPoolClient => {
    let own: pg.PoolClient | undefined
    const send = async (text: string, values: unknown[]) => {
      if (beginsTransaction(text)) own ??= await pool.connect()
      const statement = toQuery(text, values)
      if (!own) return enqueue(statement)
      return text === 'rollback' ? rollBack(own) : own.query(statement)
    }
    const query = (text: string, values: unknown[]) =>
      statements.hasSubscribers
        ? statements.tracePromise(() => send(text, values), { text })
        : send(text, values)
    const client: PostgresPoolClient = {
      // The builder uses the cursor overload only if it is configured with a cursor class, which it is not.
      query: query as unknown as PostgresPoolClient['query'],
      release(destroy) {
        own?.release(destroy)
        own = undefined
        // Kysely remembers every client it has seen, so reuse them instead of making new ones.
        if (!destroy) free.push(client)
      },
    }
    return client
  }
  return { options: pool.options, end: () => pool.end(), connect: async () => free.pop() ?? create() }
}

/**
 * On a lost connection, the server has already rolled
 * back, and the error that lost it is the one to report.
 */
async function rollBack(client: pg.PoolClient) {
  try {
    return await client.query('rollback')
  } catch (error) {
    if (!outageOf(error)) throw error
    return { command: 'ROLLBACK', rowCount: 0, rows: [] }
  }
}

/** How the builder begins transactions, without or with an isolation level. */
function beginsTransaction(text: string): boolean {
  return text === 'begin' || text.startsWith('start transaction')
}

interface QueuedStatement {
  statement: pg.QueryConfig
  resolve(result: pg.QueryResult): void
  reject(error: unknown): void
}

/** Collects the statements of one turn and sends them at its end. */
function batchStatements(pool: pg.Pool): (statement: pg.QueryConfig) => Promise<pg.QueryResult> {
  let queue: QueuedStatement[] = []
  const flush = () => {
    const batch = queue
    queue = []
    for (let at = 0; at < batch.length; at += MAX_BATCH) void sendBatch(pool, batch.slice(at, at + MAX_BATCH))
  }
  return (statement) =>
    new Promise((resolve, reject) => {
      if (queue.length === 0) setImmediate(flush)
      queue.push({ statement, resolve, reject })
    })
}

async function sendBatch(pool: pg.Pool, batch: QueuedStatement[]): Promise<void> {
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
  // A lost connection must not go back to the pool.
  client.release(lost)
}

/**
 * NOTE `pg` does not document the connection. Corking its stream sends all statements in one packet instead
 * of one each; the embedded database has no packets.
 */
type WithConnection = pg.PoolClient & { connection: { stream: { cork?(): void; uncork?(): void } } }
