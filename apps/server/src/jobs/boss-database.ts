import type { Db } from '@tallgrass/db'
import { CompiledQuery } from 'kysely'
import type pg from 'pg'
import type { Db as BossDatabase } from 'pg-boss'

/** The queue's statements in the product's own pool; some come several at once, in a transaction of their own. */
export function throughPool(pool: pg.Pool): BossDatabase {
  return {
    async executeSql(text, values) {
      const client = await pool.connect()
      try {
        const result: pg.QueryResult | pg.QueryResult[] = await client.query(text, values)
        return { rows: Array.isArray(result) ? result.flatMap(({ rows }) => rows) : result.rows }
      } catch (error) {
        // Left open, the failed transaction would refuse everything that this connection is asked next.
        await client.query('rollback')
        throw error
      } finally {
        client.release()
      }
    },
  }
}

/** The queue's statements in the caller's transaction. */
export function throughTransaction(trx: Db): BossDatabase {
  return {
    async executeSql(text, values = []) {
      // Without plugins: the queue reads its columns under their own names.
      const { rows } = await trx.withoutPlugins().executeQuery(CompiledQuery.raw(text, values))
      return { rows }
    },
  }
}
