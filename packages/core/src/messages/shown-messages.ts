import type { ProjectMessage } from '@tallgrass/contracts'
import { type Db, getMessage, listFilesOf, type StoredMessage } from '@tallgrass/db'
import type { MessageId } from '@tallgrass/domain'
import type { PortalCtx } from '../authorize.ts'
import { toFile } from '../files/to-file.ts'

/** A message as the caller sees it, who was checked before. A transaction passes its own `db`. */
export async function getShownMessage(ctx: PortalCtx, db: Db, id: MessageId): Promise<ProjectMessage> {
  const message = await getMessage(db, ctx.scope, { id, reader: ctx.user })
  const [files = []] = (await withFiles(ctx, db, [message])).map((shown) => shown.files)
  return { ...message, files }
}

/** Messages with the files that were sent with them. */
export async function withFiles(
  { scope }: PortalCtx,
  db: Db,
  messages: StoredMessage[],
): Promise<ProjectMessage[]> {
  const rows = await listFilesOf(db, scope, { messageIds: messages.map(({ id }) => id) })
  const files = Map.groupBy(rows.map(toFile), ({ messageId }) => messageId)
  return messages.map((message) => ({ ...message, files: files.get(message.id) ?? [] }))
}
