import { listMessagesOf } from '@tallgrass/db'
import type { AdminCtx } from '../authorize.ts'

/** Of a conversation that goes on and on, its end. */
const MAX_MESSAGES = 200

/** What was said in some conversations, oldest first, asked for at once. */
export async function readMessages(ctx: AdminCtx, sessionIds: string[]) {
  if (sessionIds.length === 0) return []
  return listMessagesOf(ctx.db, sessionIds, { limit: MAX_MESSAGES })
}
