import { AsyncLocalStorage } from 'node:async_hooks'
import { Kysely, PostgresDialect, type QueryCompiler, type Transaction } from 'kysely'
import type pg from 'pg'
import type { ChangeFeed } from './change-feed.ts'
import { ColumnNames } from './column-names.ts'
import { type DatabaseLocation, openPool } from './open-pool.ts'
import { pipelinedPool } from './pipeline.ts'
import type { Outages } from './report-outages.ts'
import type { DB } from './schema.gen.ts'
import { tendTables } from './tend-tables.ts'

/** The database, or the transaction that a query belongs to. */
export type Db = Kysely<DB>

export interface Database {
  db: Db
  pool: pg.Pool
  /** True for PGlite, which runs inside this process. */
  embedded: boolean
  outages: Outages
  changes: ChangeFeed
  transaction<T>(work: (trx: Transaction<DB>) => Promise<T>): Promise<T>
  /** Does what PostgreSQL does on its own: checkpoint and, unless the disk is full, vacuum and analyze. */
  upkeep(disk: { full: boolean }): Promise<void>
  /** Runs `work` while the embedded database runs no statement: others wait. */
  paused<T>(work: () => Promise<T>): Promise<T>
  /** The whole embedded data directory, for test templates. */
  dump(): Promise<Blob>
  close(): Promise<void>
}

const names = new ColumnNames()

class Dialect extends PostgresDialect {
  override createQueryCompiler(): QueryCompiler {
    return names.compiler()
  }
}

const inTransaction = new AsyncLocalStorage<true>()

export async function openDatabase(location: DatabaseLocation): Promise<Database> {
  const { pool, embedded, outages, changes, close } = await openPool(location)
  refuseInsideTransaction(pool)
  const shared = pipelinedPool(pool)
  refuseInsideTransaction(shared)
  const db = new Kysely<DB>({ dialect: new Dialect({ pool: shared }), plugins: [names] })
  return {
    db,
    pool,
    embedded: embedded !== undefined,
    outages,
    changes,
    transaction: (work) => db.transaction().execute((trx) => inTransaction.run(true, () => work(trx))),
    async upkeep({ full }) {
      if (!embedded) return
      if (!full) await tendTables(pool)
      await pool.query('checkpoint')
    },
    async paused(work) {
      if (!embedded) throw new Error('Only the embedded database can be paused')
      // It has only this one connection.
      const client = await pool.connect()
      return work().finally(() => client.release())
    },
    async dump() {
      if (!embedded) throw new Error('Only the embedded database can be dumped')
      return embedded.current.dumpDataDir('none')
    },
    close,
  }
}

/**
 * Inside a transaction, a second connection waits forever on
 * PGlite and works by luck on PostgreSQL, so fail on both.
 */
function refuseInsideTransaction(pool: { connect(...args: never[]): unknown }): void {
  const connect = pool.connect.bind(pool)
  pool.connect = (...args) => {
    if (inTransaction.getStore())
      throw new Error('`db` was used inside a transaction: use the `trx` you were given')
    return connect(...args)
  }
}
