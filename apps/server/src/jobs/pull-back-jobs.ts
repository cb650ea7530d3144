import type pg from 'pg'

/** What another transaction has written just now may be later than the beginning of this one. */
const SOON = `interval '1 minute'`

/** No job waits longer between two tries, or is left for later than that. */
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
  // The statistics of the connection wait for that time too; the embedded database then spins on its own alarm.
  'select pg_stat_force_next_flush()',
]

/**
 * Takes back what the queue noted while the clock was ahead: schedules, lost jobs and waiting ones would else be left
 * alone until that time comes. Its own statements: the library knows nothing of clocks that are set back.
 */
export async function pullBackJobs(pool: pg.Pool): Promise<void> {
  for (const statement of STATEMENTS) await pool.query(statement)
}
