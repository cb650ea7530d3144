import { deleteSessionByToken } from '@tallgrass/db'
import { audit } from '../audit/audit.ts'
import type { Ctx } from '../ctx.ts'
import { hashToken } from '../security/secret-token.ts'

/** Ends the current session and forgets the conversation, if there is one. Signing out twice is no error. */
export async function signOut(ctx: Ctx): Promise<{ ok: true }> {
  const { token } = ctx.session
  if (token) {
    await ctx.transaction(async (tx) => {
      const ended = await deleteSessionByToken(tx.db, hashToken(token))
      if (ended) audit(tx, { action: 'session.end', entity: 'session', entityId: ended.id })
    })
  }
  ctx.session.revoke()
  if (ctx.conversation.token) ctx.conversation.revoke()
  return { ok: true }
}
