import type { CalendarDate, Instant, Money } from '@tallgrass/domain'
import { NO_MONEY, WEEK_MAIL } from '@tallgrass/domain'
import { sql } from 'kysely'
import type { Db } from '../database.ts'
import { mayBegin, selectOpenTasks, selectOverdueTasks } from './waiting-tasks.ts'

interface Period {
  start: Instant
  /** Not included. */
  end: Instant
}

/** Records that a week was reported. Returns false if it was before, also by another process at the same time. */
export async function insertReportedWeek(
  db: Db,
  week: { monday: CalendarDate; createdAt: Date },
): Promise<boolean> {
  const row = await db
    .insertInto('reportedWeeks')
    .values(week)
    .onConflict((conflict) => conflict.column('monday').doNothing())
    .returning('monday')
    .executeTakeFirst()
  return row !== undefined
}

/** Administrators, and what they chose about the mail of the week. */
export function listWeekReaders(db: Db) {
  return db
    .selectFrom('users')
    .leftJoin('mailPreferences', (join) =>
      join.onRef('mailPreferences.userId', '=', 'users.id').on('mailPreferences.kind', '=', WEEK_MAIL),
    )
    .select(['users.id', 'users.name', 'users.email', 'mailPreferences.mail as chosen'])
    .where('users.role', '=', 'ADMIN')
    .where('users.deactivatedAt', 'is', null)
    .orderBy('users.id')
    .execute()
}

/**
 * What was recorded as paid and as paid back, of payments that count toward an invoice. The date of receipt may be another
 * one, also of a week that was reported before.
 */
export function sumMoneyIn(db: Db, { end, start }: Period) {
  return db
    .selectFrom('ledgerEntries')
    .where('applied', '=', true)
    .where('createdAt', '>=', start)
    .where('createdAt', '<', end)
    .select(({ fn, val }) => {
      const sumOf = (type: 'payment' | 'refund') =>
        fn.coalesce(fn.sum<Money | null>('amount').filterWhere('type', '=', type), val(NO_MONEY))
      return [
        sumOf('payment').as('received'),
        fn.countAll<number>().filterWhere('type', '=', 'payment').as('payments'),
        sumOf('refund').as('refunded'),
      ]
    })
    .executeTakeFirstOrThrow()
}

/**
 * The leads of a period, without spam, and how long those who came on their own waited for a first answer: the median,
 * in seconds. Null if none was answered yet.
 */
export function countNewLeads(db: Db, { end, start }: Period) {
  return db
    .selectFrom('leads')
    .where('createdAt', '>=', start)
    .where('createdAt', '<', end)
    .where(sql<boolean>`closed_as is distinct from 'spam'`)
    .select(({ fn }) => [
      fn.countAll<number>().as('leads'),
      sql<number | null>`(percentile_cont(0.5) within group
        (order by greatest(0, extract(epoch from first_contacted_at - created_at)))
        filter (where first_contacted_at is not null and origin is null))::float8`.as('firstAnswer'),
    ])
    .executeTakeFirstOrThrow()
}

/**
 * Documents to sign, tasks to review and overdue tasks to finish, by the side for which they wait; without tasks that
 * clients need not begin yet.
 */
export async function countWhatWaits(db: Db, { today }: { today: CalendarDate }) {
  const documents = await db
    .selectFrom('eSignatureDocuments')
    .where('status', 'in', ['sent', 'in_progress'])
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('signedAt', 'is', null).as('clients'),
      fn.countAll<number>().filterWhere('signedAt', 'is not', null).as('ours'),
    ])
    .executeTakeFirstOrThrow()
  const reviews = await selectOpenTasks(db)
    .where('tasks.status', '=', 'READY_FOR_REVIEW')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('tasks.owner', '=', 'ADMIN').as('clients'),
      fn.countAll<number>().filterWhere('tasks.owner', '=', 'CLIENT').as('ours'),
    ])
    .executeTakeFirstOrThrow()
  const overdueTasks = await selectOverdueTasks(db, today)
    .where('tasks.status', '<>', 'READY_FOR_REVIEW')
    .where(mayBegin())
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('tasks.owner', '=', 'CLIENT').as('clients'),
      fn.countAll<number>().filterWhere('tasks.owner', '=', 'ADMIN').as('ours'),
    ])
    .executeTakeFirstOrThrow()
  return { documents, reviews, overdueTasks }
}
