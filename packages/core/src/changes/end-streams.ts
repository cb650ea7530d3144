import type { Database } from '@tallgrass/db'
import { findKeyLives, findSessionLives } from '@tallgrass/db'
import { type SessionLifetimes, sessionEnd } from '@tallgrass/domain'
import type { ChangeHub } from './change-hub.ts'

interface Sessions {
  database: Database
  clock: () => Date
  settings: { sessionLifetimes: SessionLifetimes }
}

/**
 * Ends the streams of sessions and keys that have expired or are gone, and of readers who have moved to another client or
 * role: a lost connection does not hear of it.
 */
export async function endStreamsOfEndedSessions(
  hub: ChangeHub,
  { clock, database: { db }, settings }: Sessions,
): Promise<void> {
  const readers = hub.readers()
  if (readers.length === 0) return
  const now = clock()
  const ids = [...new Set(readers.map(({ sessionId }) => sessionId))]
  const sessions = (await findSessionLives(db, ids)).filter(
    ({ role, ...session }) => sessionEnd(session, settings.sessionLifetimes[role]) > now,
  )
  const keys = await findKeyLives(db, ids, now)
  const going = new Map([...sessions, ...keys].map(({ id, organizationId }) => [id, organizationId]))
  hub.end(({ organizationId, sessionId }) => going.get(sessionId) !== organizationId)
}
