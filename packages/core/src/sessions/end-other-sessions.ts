import { deleteOtherSessionsOf } from '@tallgrass/db'
import { audit } from '../audit/audit.ts'
import type { UserCtx } from '../authorize.ts'

/** Ends all of the caller's sessions but this one. Returns how many. */
export async function endOtherSessions(ctx: UserCtx): Promise<{ ended: number }> {
  const { sessionId, id: userId } = ctx.user
  return ctx.transaction(async (tx) => {
    const ended = await deleteOtherSessionsOf(tx.db, { id: sessionId, userId })
    if (ended.length > 0) {
      const after = { ended: ended.length }
      audit(tx, { action: 'session.end-others', entity: 'user', entityId: userId, after })
    }
    return { ended: ended.length }
  })
}
