import {
  deleteEndedChallenges,
  deleteEndedChatTokens,
  deleteSessionsEnded,
  pullBackChatSessions,
  pullBackSessions,
} from '@tallgrass/db'
import { roles } from '@tallgrass/domain'
import type { Ctx } from '../ctx.ts'

/**
 * Deletes expired sessions. Sessions and conversations created while the clock was ahead restart now, or they
 * would last too long.
 */
export async function deleteEndedSessions(ctx: Ctx) {
  const now = ctx.clock()
  const before = (seconds: number) => new Date(now.getTime() - seconds * 1000)
  await pullBackSessions(ctx.db, now)
  await pullBackChatSessions(ctx.db, now)
  const links = await deleteEndedChatTokens(ctx.db, now)
  const challenges = await deleteEndedChallenges(ctx.db, now)
  let sessions = 0
  for (const role of roles) {
    const { idle, max } = ctx.settings.sessionLifetimes[role]
    sessions += await deleteSessionsEnded(ctx.db, role, { used: before(idle), begun: before(max) })
  }
  return { sessions, links, challenges }
}
