import { listMessagesOf } from '@tallgrass/db'
import type { ConversationId } from '@tallgrass/domain'
import type { AdminCtx } from '../authorize.ts'

/** Of longer conversations, only the latest messages are read. */
const MAX_MESSAGES = 200

/** The messages of several conversations, oldest first, in one query. */
export async function readMessages(ctx: AdminCtx, sessionIds: ConversationId[]) {
  if (sessionIds.length === 0) return []
  return listMessagesOf(ctx.db, sessionIds, { limit: MAX_MESSAGES })
}
