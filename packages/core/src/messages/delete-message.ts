import type { ProjectMessage } from '@tallgrass/contracts'
import { deleteEventsOfMessage, listFilesOf, removeFileRow, updateMessage } from '@tallgrass/db'
import { ensureMessageDeletable, type MessageId } from '@tallgrass/domain'
import type { PortalCtx } from '../authorize.ts'
import { auditInProject } from '../projects/audit-in-project.ts'
import { lockMessage } from './lock-message.ts'
import { getShownMessage } from './shown-messages.ts'
import { textFacts } from './text-facts.ts'

/**
 * Empties a message and removes its files; that there was one stays visible. Throws NOT_FOUND; FORBIDDEN for a message of the other side;
 * CONFLICT if the project is archived.
 */
export async function deleteMessage(ctx: PortalCtx, { id }: { id: MessageId }): Promise<ProjectMessage> {
  return ctx.transaction(async (tx) => {
    const { message, project } = await lockMessage(tx, ctx.scope, id)
    if (message.deletedAt === null) {
      ensureMessageDeletable(message, ctx.user)
      await updateMessage(tx.db, id, {
        body: '',
        quotedId: null,
        deletedAt: tx.now,
        deletedBy: ctx.user.id,
      })
      await deleteEventsOfMessage(tx.db, message)
      const removal = { removedAt: tx.now, removedBy: ctx.user.id }
      const files = await listFilesOf(tx.db, ctx.scope, { messageIds: [id] })
      for (const file of files) await removeFileRow(tx.db, file.id, removal)
      auditInProject(tx, project.id, {
        action: 'message.delete',
        entity: 'message',
        entityId: id,
        before: { ...textFacts(message.body), files: files.length },
      })
    }
    return getShownMessage(ctx, tx.db, id)
  })
}
