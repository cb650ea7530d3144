import type { OpenSession } from '@tallgrass/contracts/account'
import { listSessionsOf } from '@tallgrass/db'
import { type Role, sessionEnd, toInstant, type UserId } from '@tallgrass/domain'
import type { Ctx } from '../ctx.ts'
import { deviceInWords } from './device-in-words.ts'

/** Where someone is signed in now, the last used first. */
export async function listOpenSessions(
  { clock, db, settings }: Ctx,
  { id, role }: { id: UserId; role: Role },
): Promise<OpenSession[]> {
  const rows = await listSessionsOf(db, id)
  const now = clock()
  return rows
    .map(({ userAgent, ...session }) => ({
      ...session,
      device: deviceInWords(userAgent),
      endsAt: toInstant(sessionEnd(session, settings.sessionLifetimes[role])),
    }))
    .filter(({ endsAt }) => Date.parse(endsAt) > now.getTime())
}
