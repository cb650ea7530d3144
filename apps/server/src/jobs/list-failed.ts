import type { FailedJob } from '@tallgrass/contracts'
import type { Db } from '@tallgrass/db'
import type { Instant, JobId } from '@tallgrass/domain'
import { CompiledQuery } from 'kysely'
import { jobOutput } from './job-output.ts'

interface Row {
  id: JobId
  name: string
  data: unknown
  output: unknown
  attempts: number
  failed_at: Instant
}

/** Failed jobs of all queues, newest first. Our own statement, because the library lists one queue at a time. */
export async function listFailed(db: Db, limit: number): Promise<FailedJob[]> {
  const statement = CompiledQuery.raw(
    `select id, name, data, output, retry_count + 1 as attempts, completed_on as failed_at
     from jobs.job where state = 'failed' order by completed_on desc limit $1`,
    [limit],
  )
  const { rows } = await db.withoutPlugins().executeQuery<Row>(statement)
  return rows.map(({ failed_at, output: reason, ...job }) => ({
    ...job,
    error: jobOutput.parse(reason).message,
    failedAt: failed_at,
  }))
}
