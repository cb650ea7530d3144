import type { Instant } from '@tallgrass/domain'
import { sql } from 'kysely'
import type { Db } from '../database.ts'

/** Messages that wait or were given up, by the index of their status; sent ones would be too many to count. */
export async function countUnsentMails(db: Db) {
  const { failed, oldest, waiting } = await db
    .selectFrom('outboxMails')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('status', '=', 'queued').as('waiting'),
      fn.countAll<number>().filterWhere('status', '=', 'failed').as('failed'),
      fn.min('createdAt').filterWhere('status', '=', 'queued').as('oldest'),
    ])
    .where('status', 'in', ['queued', 'failed'])
    .executeTakeFirstOrThrow()
  return { waiting, failed, oldest: oldest as Instant | null }
}

/** Sessions, of which those that have ended are deleted every hour. */
export async function countSessions(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('sessions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** The bytes that the whole database takes on its disk. */
export async function readDatabaseSize(db: Db): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`.execute(
    db,
  )
  return rows[0]?.bytes ?? 0
}

/** The time by the database's own clock. */
export async function readDatabaseClock(db: Db): Promise<Date> {
  const { rows } = await sql<{ now: Instant }>`select clock_timestamp() as now`.execute(db)
  return new Date(rows[0]?.now ?? Number.NaN)
}

/** The connections to this database whose names begin like this: each process keeps one, as long as it serves. */
export async function listProcessNames(db: Db, prefix: string) {
  const { rows } = await sql<{ name: string; since: Instant }>`
    select application_name as name, backend_start as since from pg_stat_activity
    where datname = current_database() and starts_with(application_name, ${prefix})
    order by backend_start, pid`.execute(db)
  return rows
}
