import { type Expression, type ExpressionBuilder, expressionBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../database.ts'
import type { DB } from '../schema.gen.ts'

/** In one statement, so that none holds its locks for long. */
export const DELETED_ROWS = 1000

export type Condition<Table extends keyof DB> = (eb: ExpressionBuilder<DB, Table>) => Expression<SqlBool>

/**
 * Deletes up to `limit` rows of a table that match, and returns how many. Rows that another transaction locks are left to
 * it, so that two processes that delete at the same time never wait for each other.
 */
export async function deleteBatch<Table extends keyof DB>(
  db: Db,
  table: Table,
  condition: Condition<Table>,
  limit = DELETED_ROWS,
): Promise<number> {
  const from = sql.table(table)
  const { numAffectedRows = 0n } = await sql`
    delete from ${from} where ctid = any(array(
      select ctid from ${from} where ${condition(expressionBuilder<DB, Table>())}
      limit ${limit} for update skip locked
    ))`.execute(db)
  return Number(numAffectedRows)
}

/** Deletes all rows of a table that match, one batch after the other, and returns how many. Not for transactions. */
export async function deleteInBatches<Table extends keyof DB>(
  db: Db,
  table: Table,
  condition: Condition<Table>,
): Promise<number> {
  let deleted = 0
  for (;;) {
    const count = await deleteBatch(db, table, condition)
    deleted += count
    if (count < DELETED_ROWS) return deleted
  }
}
