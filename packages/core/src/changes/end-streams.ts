import type { Database } from '@tallgrass/db'
import { findSessionLives } from '@tallgrass/db'
import { type SessionLifetimes, sessionEnd } from '@tallgrass/domain'
import type { ChangeHub } from './change-hub.ts'

interface Sessions {
  database: Database
  clock: () => Date
  settings: { sessionLifetimes: SessionLifetimes }
}

/** Ends the streams of sessions that have expired or are gone; their streams alone would not notice. */
export async function endStreamsOfEndedSessions(
  hub: ChangeHub,
  { clock, database, settings }: Sessions,
): Promise<void> {
  const open = new Set(hub.readers().map(({ sessionId }) => sessionId))
  if (open.size === 0) return
  const now = clock()
  const lives = await findSessionLives(database.db, [...open])
  for (const { id, role, ...session } of lives) {
    if (sessionEnd(session, settings.sessionLifetimes[role]) > now) open.delete(id)
  }
  hub.endSessions(open)
}
