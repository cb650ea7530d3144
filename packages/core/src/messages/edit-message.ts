import type { EditMessageInput, ProjectMessage } from '@tallgrass/contracts'
import { updateMessage } from '@tallgrass/db'
import { ensureMessageEditable } from '@tallgrass/domain'
import type { PortalCtx } from '../authorize.ts'
import { auditInProject } from '../projects/audit-in-project.ts'
import { lockMessage } from './lock-message.ts'
import { getShownMessage } from './shown-messages.ts'
import { textFacts } from './text-facts.ts'

/** Throws NOT_FOUND; FORBIDDEN unless it is their own; CONFLICT after 15 minutes or if the project is archived. */
export async function editMessage(ctx: PortalCtx, { body, id }: EditMessageInput): Promise<ProjectMessage> {
  return ctx.transaction(async (tx) => {
    const { message, project } = await lockMessage(tx, ctx.scope, id)
    ensureMessageEditable(message, ctx.user, tx.now)
    if (message.body !== body) {
      await updateMessage(tx.db, id, { body, editedAt: tx.now })
      auditInProject(tx, project.id, {
        action: 'message.edit',
        entity: 'message',
        entityId: id,
        before: textFacts(message.body),
        after: textFacts(body),
      })
    }
    return getShownMessage(ctx, tx.db, id)
  })
}
