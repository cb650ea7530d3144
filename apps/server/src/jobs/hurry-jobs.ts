import type pg from 'pg'
import { z } from 'zod'

/** A job that began later has waited for nothing but its own retry. */
const HURRY = `with mark as (select coalesce($2::timestamptz, now()) as begun_by),
  hurried as (
    update jobs.job set start_after = now() from mark
    where name = any($1) and state = 'retry' and start_after > now() and started_on <= begun_by
  )
  select begun_by::text as "begunBy" from mark`

const marks = z.tuple([z.object({ begunBy: z.string() })])

/**
 * Runs jobs that wait for a retry now, if their last run began by `since`. Our own statement, because the library retries
 * only jobs that have failed for good.
 */
export async function hurryJobs(pool: pg.Pool, names: readonly string[], since?: string): Promise<string> {
  const { rows } = await pool.query(HURRY, [names, since ?? null])
  const [{ begunBy }] = marks.parse(rows)
  return begunBy
}
