import { CronExpressionParser } from 'cron-parser'

const FIELDS = 5
/** Covers the working days of a week, and the months of a year. */
const RUNS = 12

/**
 * The longest time between two of the next runs of a schedule in UTC, in milliseconds. Undefined if it is not a cron
 * expression of minutes, hours, days, months and weekdays, or never comes due.
 */
export function longestInterval(cron: string, from: Date): number | undefined {
  if (cron.trim().split(/\s+/).length !== FIELDS) return undefined
  try {
    const runs = CronExpressionParser.parse(cron, { currentDate: from, tz: 'UTC' })
    const times = runs.take(RUNS).map((run) => run.getTime())
    return Math.max(...times.slice(1).map((time, n) => time - (times[n] ?? time)))
  } catch {
    return undefined
  }
}
