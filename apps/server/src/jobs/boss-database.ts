import type { Db } from '@tallgrass/db'
import { CompiledQuery } from 'kysely'
import type pg from 'pg'
import type { Db as BossDatabase } from 'pg-boss'

/** Runs the queue's statements in the product's own pool. Some texts hold several statements with their own transaction. */
export function throughPool(pool: pg.Pool): BossDatabase {
  return {
    async executeSql(text, values) {
      const client = await pool.connect()
      try {
        const result: pg.QueryResult | pg.QueryResult[] = await client.query(text, values)
        return { rows: Array.isArray(result) ? result.flatMap(({ rows }) => rows) : result.rows }
      } catch (error) {
        // Otherwise the failed transaction would stay open and break the next statement on this connection.
        await client.query('rollback')
        throw error
      } finally {
        client.release()
      }
    },
  }
}

/** Runs the queue's statements in the caller's transaction. */
export function throughTransaction(trx: Db): BossDatabase {
  return {
    async executeSql(text, values = []) {
      // Without plugins: the queue expects column names unchanged.
      const { rows } = await trx.withoutPlugins().executeQuery(CompiledQuery.raw(text, values))
      return { rows }
    },
  }
}
