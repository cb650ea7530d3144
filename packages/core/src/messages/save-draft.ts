import type { SaveDraftInput } from '@tallgrass/contracts'
import { deleteMessageDraft, findSentMessage, lockMessageDraftsOf, saveMessageDraft } from '@tallgrass/db'
import type { PortalCtx } from '../authorize.ts'
import { readProject } from '../projects/get-project.ts'
import { readMessage } from './lock-message.ts'

/** Keeps what the caller types with their account; does nothing once it was sent. Throws NOT_FOUND. */
export async function saveDraft(ctx: PortalCtx, input: SaveDraftInput): Promise<{ ok: true }> {
  const { body, internal, quotedId, sendKey } = input
  await ctx.transaction(async (tx) => {
    const userId = ctx.user.id
    await lockMessageDraftsOf(tx.db, userId)
    const { id: projectId } = await readProject(tx.db, ctx.scope, input.projectId)
    if (await findSentMessage(tx.db, { authorId: userId, sendKey })) return
    if (!body && !quotedId) return deleteMessageDraft(tx.db, { userId, projectId, sendKey })
    if (quotedId) await readMessage(tx.db, ctx.scope, quotedId)
    await saveMessageDraft(tx.db, {
      userId,
      projectId,
      body,
      internal,
      quotedId,
      sendKey,
      updatedAt: tx.now,
    })
  })
  return { ok: true }
}
