import type { RetryingJob } from '@tallgrass/core'
import type { Db } from '@tallgrass/db'
import { CompiledQuery } from 'kysely'
import { jobOutput } from './job-output.ts'

interface Row {
  name: string
  output: unknown
  attempts: number
}

/** Jobs of all queues that have failed at least `attempts` times and wait for a retry, the most attempts first. */
export async function listRetrying(
  db: Db,
  { attempts, limit }: { attempts: number; limit: number },
): Promise<RetryingJob[]> {
  // The count goes up when a retry begins.
  const statement = CompiledQuery.raw(
    `select name, output, retry_count + 1 as attempts from jobs.job
     where state = 'retry' and retry_count + 1 >= $1 order by retry_count desc, created_on limit $2`,
    [attempts, limit],
  )
  const { rows } = await db.withoutPlugins().executeQuery<Row>(statement)
  return rows.map(({ output, ...job }) => ({ ...job, error: jobOutput.parse(output).message }))
}
