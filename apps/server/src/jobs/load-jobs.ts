import { retiredJobNames } from '@tallgrass/core'
import type pg from 'pg'
import type { PgBoss } from 'pg-boss'
import { z } from 'zod'
import { groupOf } from './group-of.ts'

/** A line of `WAITING_JOBS` in a dump. */
const dumpedJob = z.object({
  id: z.uuid(),
  name: z.string(),
  /** The queue stores none for a job that a schedule added without any. */
  data: z
    .record(z.string(), z.unknown())
    .nullable()
    .transform((data) => data ?? {}),
  state: z.enum(['created', 'retry', 'active', 'failed']),
  startAfter: z.iso.datetime({ offset: true }),
  attempts: z.int(),
  output: z.unknown(),
  completedOn: z.iso.datetime({ offset: true }).nullable(),
})

/** The queue's own jobs have this prefix. They are left out without a word, because its schedules create new ones. */
const OF_THE_QUEUE = '__pgboss__'

export interface LoadedJobs {
  count: number
  /** Names of jobs that this version does not know; those jobs were left out. */
  unknown: string[]
}

interface Queue {
  boss: PgBoss
  pool: pg.Pool
  names: ReadonlyMap<string, unknown>
}

/** Enqueues the jobs of a dump under their own ids. Those that failed stay failed until someone retries them. */
export async function loadJobs(
  { boss, names, pool }: Queue,
  lines: AsyncIterable<string>,
): Promise<LoadedJobs> {
  const unknown = new Set<string>()
  let count = 0
  for await (const line of lines) {
    const job = dumpedJob.parse(JSON.parse(line))
    const name = currentName(job.name)
    if (!names.has(name)) {
      if (!job.name.startsWith(OF_THE_QUEUE)) unknown.add(job.name)
      continue
    }
    await boss.send(name, job.data, { id: job.id, startAfter: job.startAfter, ...groupOf(job.data) })
    if (job.state === 'failed') await markFailed(pool, job)
    count += 1
  }
  return { count, unknown: [...unknown] }
}

function currentName(name: string): string {
  const [, current] = Object.entries(retiredJobNames).find(([retired]) => retired === name) ?? []
  return current ?? name
}

/** Our own statement, because the library fails a job only after running it. */
async function markFailed(pool: pg.Pool, { attempts, completedOn, id, output }: z.infer<typeof dumpedJob>) {
  await pool.query(
    `update jobs.job set state = 'failed', retry_count = $2, output = $3, started_on = $4, completed_on = $4
     where id = $1`,
    [id, attempts, JSON.stringify(output), completedOn],
  )
}
