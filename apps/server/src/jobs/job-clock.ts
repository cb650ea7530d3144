import { type Clock, systemClock } from 'pg-boss'

/**
 * Time for the queue library that only ever grows. By the clock on the wall, a look that is due in seconds would be due
 * in a month when that clock is set back. How far both are apart the library asks the database from time to time.
 */
export const jobClock: Clock = {
  ...systemClock,
  now: () => performance.timeOrigin + performance.now(),
}
