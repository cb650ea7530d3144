import type { EndSessionInput } from '@tallgrass/contracts/account'
import { deleteSessionOf } from '@tallgrass/db'
import { noSuch } from '@tallgrass/domain'
import { audit } from '../audit/audit.ts'
import type { UserCtx } from '../authorize.ts'

/** Ends one of the caller's sessions; the current one as if they signed out. Throws NOT_FOUND. */
export async function endOwnSession(ctx: UserCtx, { id }: EndSessionInput): Promise<{ ok: true }> {
  const { sessionId, id: userId } = ctx.user
  await ctx.transaction(async (tx) => {
    if (!(await deleteSessionOf(tx.db, { id, userId }))) throw noSuch('Session')
    audit(tx, { action: 'session.end', entity: 'session', entityId: id })
  })
  if (id !== sessionId) return { ok: true }
  ctx.session.revoke()
  if (ctx.conversation.token) ctx.conversation.revoke()
  return { ok: true }
}
