import { type Db, findChatSession } from '@tallgrass/db'
import { CHAT_SESSION_TTL } from '@tallgrass/domain'
import type { Ctx } from '../ctx.ts'
import { hashToken } from '../security/secret-token.ts'

/** This browser's conversation; undefined if it has none, or if it has ended or belongs to someone else. */
export async function findConversation(ctx: Ctx, db: Db = ctx.db) {
  const { token } = ctx.conversation
  if (!token) return undefined
  const now = ctx.clock()
  const since = new Date(now.getTime() - CHAT_SESSION_TTL * 1000)
  return findChatSession(db, hashToken(token), { now, since, userId: ctx.user?.id ?? null })
}
