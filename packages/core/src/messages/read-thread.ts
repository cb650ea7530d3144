import type { ReadMessagesInput } from '@tallgrass/contracts'
import { markMessageNotificationsRead, markMessagesRead } from '@tallgrass/db'
import { noSuch } from '@tallgrass/domain'
import type { PortalCtx } from '../authorize.ts'
import { readMessage } from './lock-message.ts'

/** Marks everything up to a message as read, with what the reader was told of it. Throws NOT_FOUND. */
export async function readThread(
  ctx: PortalCtx,
  { messageId, projectId }: ReadMessagesInput,
): Promise<{ ok: true }> {
  await ctx.transaction(async (tx) => {
    const { createdAt, number, ...message } = await readMessage(tx.db, ctx.scope, messageId)
    if (message.projectId !== projectId) throw noSuch('Message')
    const reader = { userId: ctx.user.id, projectId }
    await markMessagesRead(tx.db, { ...reader, number, readAt: tx.now })
    await markMessageNotificationsRead(tx.db, { ...reader, until: createdAt, now: tx.now })
  })
  return { ok: true }
}
