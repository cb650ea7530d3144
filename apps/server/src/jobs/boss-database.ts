import type { Db } from '@tallgrass/db'
import { CompiledQuery } from 'kysely'
import type pg from 'pg'
import type { Db as BossDatabase } from 'pg-boss'

/** The queue's statements in the product's own pool; some come several at once. */
export function throughPool(pool: pg.Pool): BossDatabase {
  return {
    async executeSql(text, values) {
      const result: pg.QueryResult | pg.QueryResult[] = await pool.query(text, values)
      return { rows: Array.isArray(result) ? result.flatMap(({ rows }) => rows) : result.rows }
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
