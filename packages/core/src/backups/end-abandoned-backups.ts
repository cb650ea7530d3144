import { type Database, failAbandonedBackups } from '@tallgrass/db'

export const ABANDONED = 'The process that made it stopped before it was done.'

/** Ends the try that a killed process has left. Only for a process that has the database to itself. */
export async function endAbandonedBackups({ db }: Database, now: Date): Promise<void> {
  await failAbandonedBackups(db, { finishedAt: now, failure: ABANDONED })
}
