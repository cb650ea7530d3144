import type pg from 'pg'

/** Tolerance: another transaction may have just written a time later than the start of this one. */
const SOON = `interval '1 minute'`

/** No retry or delayed job waits longer than this. */
const LONGEST_WAIT = `interval '61 minutes'`

const STATEMENTS = [
  `update jobs.version set cron_on = null where cron_on > now() + ${SOON}`,
  `update jobs.queue set monitor_claim_on = null, monitor_on = null, maintain_on = null
   where greatest(monitor_claim_on, monitor_on, maintain_on) > now() + ${SOON}`,
  `update jobs.job set start_after = now(), created_on = least(created_on, now())
   where state in ('created', 'retry')
     and (start_after > now() + ${LONGEST_WAIT} or created_on > now() + ${SOON})`,
  `update jobs.job set started_on = least(started_on, now()), heartbeat_on = least(heartbeat_on, now())
   where state = 'active' and greatest(started_on, heartbeat_on) > now() + ${SOON}`,
  // The connection's statistics wait for that time too, and the embedded database would spin on its own timer.
  'select pg_stat_force_next_flush()',
]

/**
 * Resets times that the queue recorded while the clock was ahead. Otherwise schedules, lost jobs and waiting jobs would
 * not run until those times. Our own statements, because the library does not handle clocks that are set back.
 */
export async function pullBackJobs(pool: pg.Pool): Promise<void> {
  for (const statement of STATEMENTS) await pool.query(statement)
}
