import type { JobCounts, JobName } from '@tallgrass/core'
import type pg from 'pg'

interface Row {
  kind: string
  count: number
}

/** Of all completed jobs of these names that returned counts. Our own statement, because the library reads one job at a time. */
export async function sumCounts(
  pool: pg.Pool,
  { from, names, until }: { names: JobName[]; from: Date; until: Date },
): Promise<JobCounts> {
  const { rows } = await pool.query<Row>(
    `select kind, sum(count::numeric)::float8 as count
     from jobs.job, jsonb_each(output) as counted(kind, count)
     where name = any($1) and state = 'completed' and completed_on >= $2 and completed_on < $3
       and jsonb_typeof(output) = 'object' and jsonb_typeof(count) = 'number'
     group by kind order by kind`,
    [names, from, until],
  )
  return Object.fromEntries(rows.map(({ count, kind }) => [kind, count]))
}
