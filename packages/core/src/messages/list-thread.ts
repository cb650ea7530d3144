import type { ListMessagesInput, MessagePage } from '@tallgrass/contracts'
import { listMessages } from '@tallgrass/db'
import { AppError, toId } from '@tallgrass/domain'
import type { PortalCtx } from '../authorize.ts'
import { readProject } from '../projects/get-project.ts'
import { withFiles } from './shown-messages.ts'

/** The messages of a project, oldest first, beginning with the newest page. Throws NOT_FOUND, or INVALID. */
export async function listThread(
  ctx: PortalCtx,
  { cursor, id, limit }: ListMessagesInput,
): Promise<MessagePage> {
  const project = await readProject(ctx.db, ctx.scope, id)
  const before = cursor ? toId('Message', cursor) : undefined
  if (cursor && !before) throw new AppError('INVALID', 'cursor is not valid')
  const request = { projectId: project.id, reader: ctx.user, before, limit }
  const { items, nextCursor } = await listMessages(ctx.db, ctx.scope, request)
  return { items: await withFiles(ctx, ctx.db, items), nextCursor }
}
