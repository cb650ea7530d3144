import { type CalendarDate, type Money, NO_MONEY } from '@tallgrass/domain'
import { expressionBuilder, sql } from 'kysely'
import type { Db } from '../database.ts'
import type { DB } from '../schema.gen.ts'
import { compileOnce } from './compiled.ts'

// The database keeps totals as rows change, in the same transaction. They are read in place of the rows, of which there
// are ever more. Sums over no rows are 0 or '0.00'.

type Kind = 'agreement' | 'invitation' | 'invoice' | 'lead' | 'project' | 'task' | 'user'

const statusCounts = compileOnce((db) =>
  db
    .selectFrom('businessTotals')
    .select(({ fn }) => ['kind', 'status', fn.sum<number>('count').as('count')])
    .groupBy(['kind', 'status']),
)

/** The number of rows of a kind in the whole business: with one status, or all of them. */
export async function readStatusCounts(db: Db): Promise<(kind: Kind, status?: string) => number> {
  const rows = await statusCounts(db)
  return (kind, status) =>
    rows
      .filter((row) => row.kind === kind && (status === undefined || row.status === status))
      .reduce((sum, { count }) => sum + count, 0)
}

/** The total of one kind and status in the whole business. */
export function selectTotal(kind: Kind, status: string) {
  return expressionBuilder<DB, never>()
    .selectFrom('businessTotals')
    .where('kind', '=', kind)
    .where('status', '=', status)
    .select(({ fn, val }) => [
      fn.coalesce(fn.sum<number>('count'), sql.lit(0)).as('count'),
      fn.coalesce(fn.sum<Money>('amount'), val(NO_MONEY)).as('amount'),
    ])
}

/** The total of what is open and was due before this date, in the business's time zone. */
export function selectOverdueTotal(kind: 'invoice' | 'task', today: CalendarDate) {
  return expressionBuilder<DB, never>()
    .selectFrom('dueTotals')
    .where('kind', '=', kind)
    .where('dueDate', '<', today)
    .where('count', '>', sql.lit(0))
    .select(({ fn, val }) => [
      fn.coalesce(fn.sum<number>('count'), sql.lit(0)).as('count'),
      fn.coalesce(fn.sum<Money>('amount'), val(NO_MONEY)).as('amount'),
      fn.min<CalendarDate | null>('dueDate').as('oldestDueDate'),
    ])
}
