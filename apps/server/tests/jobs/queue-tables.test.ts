import { expect, test } from 'vitest'
import { fileApp } from '../support/test-app.ts'

const app = await fileApp()
const { pool } = app.services.database

/** Tables of the queue, and what keeps each from growing without bound. */
const QUEUE_TABLES: Record<string, string> = {
  bam: 'one row for each change of its schema',
  job: 'finished jobs are deleted after a week, by the library',
  job_common: 'a part of job',
  job_dependency: 'goes with its jobs, of which ours have none',
  queue: 'one row for each kind of job',
  queue_stats: 'not written: persistQueueStats is off',
  schedule: 'one row for each schedule',
  subscription: 'we have none',
  version: 'one row',
  warning: 'not written: persistWarnings is off',
}

test('every table of the queue is known, and what keeps it small', async () => {
  const { rows } = await pool.query<{ name: string }>(
    `select relname as name from pg_class join pg_namespace n on n.oid = relnamespace
     where nspname = 'jobs' and relkind in ('r', 'p') and relname !~ '^queue_stats_' order by 1`,
  )
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(QUEUE_TABLES))
})

test('finished jobs are kept for a week, and jobs that never began for two', async () => {
  const { rows } = await pool.query<{ kept: string }>(
    'select distinct deletion_seconds / 86400 || $1 || retention_seconds / 86400 as kept from jobs.queue',
    [' and '],
  )
  expect(rows).toEqual([{ kept: '7 and 14' }])
})
