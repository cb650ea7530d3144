import type { Instant } from '@tallgrass/domain'
import type pg from 'pg'

export interface QueueReading {
  /** Jobs that are due, or have failed and wait for a retry. */
  waiting: number
  /** Of these, those that have failed before. */
  retrying: number
  /** Since when the oldest due one waits. */
  oldest: Instant | null
}

/** The jobs of all queues that are due. The condition is that of the index from which queues take their next job. */
export async function readQueue(pool: pg.Pool): Promise<QueueReading> {
  const { rows } = await pool.query<QueueReading>(
    `select count(*) filter (where start_after <= now() or state = 'retry')::integer as waiting,
            count(*) filter (where state = 'retry')::integer as retrying,
            min(start_after) filter (where start_after <= now()) as oldest
     from jobs.job where state < 'active' and not blocked and name not like '\\_\\_pgboss\\_\\_%'`,
  )
  return rows[0] ?? { waiting: 0, retrying: 0, oldest: null }
}
