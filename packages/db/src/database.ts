import { AsyncLocalStorage } from 'node:async_hooks'
import { Kysely, PostgresDialect, type QueryCompiler, type Transaction } from 'kysely'
import type pg from 'pg'
import { ColumnNames } from './column-names.ts'
import { type DatabaseLocation, openPool } from './open-pool.ts'
import { pipelining } from './pipeline.ts'
import type { DB } from './schema.gen.ts'
import type { Outages } from './telling-pool.ts'

/** What a query needs: the database or the transaction it belongs to. */
export type Db = Kysely<DB>

export interface Database {
  db: Db
  pool: pg.Pool
  /** True for PGlite inside this process. */
  embedded: boolean
  outages: Outages
  transaction<T>(work: (trx: Transaction<DB>) => Promise<T>): Promise<T>
  /** What PostgreSQL does by itself and PGlite does not: checkpoint, vacuum, analyze. On a full disk the first alone. */
  upkeep(disk: { full: boolean }): Promise<void>
  /** The whole embedded data directory, for templates in tests. */
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
  const { pool, embedded, outages, close } = await openPool(location)
  refuseInsideTransaction(pool)
  const shared = pipelining(pool)
  refuseInsideTransaction(shared)
  const db = new Kysely<DB>({ dialect: new Dialect({ pool: shared }), plugins: [names] })
  return {
    db,
    pool,
    embedded: embedded !== undefined,
    outages,
    transaction: (work) => db.transaction().execute((trx) => inTransaction.run(true, () => work(trx))),
    async upkeep({ full }) {
      if (!embedded) return
      if (!full) await pool.query('vacuum analyze')
      await pool.query('checkpoint')
    },
    async dump() {
      if (!embedded) throw new Error('Only the embedded database can be dumped')
      return embedded.current.dumpDataDir('none')
    },
    close,
  }
}

/** A second connection inside a transaction waits for ever on PGlite and works by luck elsewhere: fail on both. */
function refuseInsideTransaction(pool: { connect(...args: never[]): unknown }): void {
  const connect = pool.connect.bind(pool)
  pool.connect = (...args) => {
    if (inTransaction.getStore())
      throw new Error('`db` was used inside a transaction: use the `trx` you were given')
    return connect(...args)
  }
}
