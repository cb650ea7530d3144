import type pg from 'pg'

interface Row {
  name: string
  count: number
}

/** Jobs of all queues that wait for a run or a retry, by kind, the most frequent first. */
export async function countWaiting(pool: pg.Pool): Promise<Row[]> {
  const { rows } = await pool.query<Row>(
    `select name, count(*)::integer as count from jobs.job
     where state in ('created', 'retry') group by name order by count(*) desc, name`,
  )
  return rows
}
