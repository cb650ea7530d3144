import { type Clock, systemClock } from 'pg-boss'

/**
 * A monotonic clock for the queue library. With the system clock, a poll due in seconds would be due in a month after
 * that clock is set back by a month. The library regularly compares this clock with the database's.
 */
export const jobClock: Clock = {
  ...systemClock,
  now: () => performance.timeOrigin + performance.now(),
}
