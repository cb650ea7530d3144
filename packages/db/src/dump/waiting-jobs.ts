import type pg from 'pg'

/**
 * The entry of a dump for jobs that wait, run or have failed. The tables of the queue belong to its library, so
 * these are not loaded into tables: a process with a queue enqueues them again. A line has `id`, `name`, `data`,
 * `state`, `startAfter`, `attempts`, `output` and `completedOn`; instants are ISO 8601.
 */
export const WAITING_JOBS = 'jobs.waiting'

const TEXT = `
  select row_to_json(r)::text as line
  from (
    select id, name, data, state, start_after as "startAfter", retry_count as attempts, output,
      completed_on as "completedOn"
    from jobs.job
    where state in ('created', 'retry', 'active', 'failed')
    order by created_on, id
  ) r`

/** A query with one column, `line`; undefined if the database has no queue yet. */
export async function findWaitingJobs(
  client: pg.ClientBase,
): Promise<{ name: string; text: string } | undefined> {
  const { rows } = await client.query<{ found: boolean }>(
    `select to_regclass('jobs.job') is not null as found`,
  )
  return rows[0]?.found ? { name: WAITING_JOBS, text: TEXT } : undefined
}
