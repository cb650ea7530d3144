import type { PostMessageInput, ProjectMessage } from '@tallgrass/contracts'
import {
  deleteMessageDraft,
  findSentMessage,
  insertProjectMessage,
  lockMessageDraftsOf,
  newId,
  nextMessageNumber,
  type ProjectRow,
} from '@tallgrass/db'
import { AppError, ensureQuotable, ensureThreadOpen, type MessageId, noSuch } from '@tallgrass/domain'
import type { PortalCtx } from '../authorize.ts'
import type { Tx } from '../ctx.ts'
import { emit } from '../events/emit.ts'
import { attachFiles } from '../files/attach-files.ts'
import { auditInProject } from '../projects/audit-in-project.ts'
import { lockProject } from '../projects/lock-project.ts'
import { toProjectEvent } from '../projects/project-event.ts'
import { readMessage } from './lock-message.ts'
import { getShownMessage } from './shown-messages.ts'

/**
 * Sends a message to a project's thread, once for each `sendKey`: a repeated call answers the same message. Throws
 * NOT_FOUND; FORBIDDEN for an internal note by a client; CONFLICT if the project is archived; or what
 * `ensureQuotable` throws.
 */
export async function postMessage(ctx: PortalCtx, input: PostMessageInput): Promise<ProjectMessage> {
  return ctx.transaction(async (tx) => {
    const { user } = ctx
    await lockMessageDraftsOf(tx.db, user.id)
    const project = await lockProject(tx, ctx.scope, { id: input.projectId })
    const sent = await findSentMessage(tx.db, { authorId: user.id, sendKey: input.sendKey })
    if (sent && sent.projectId !== project.id)
      throw new AppError('CONFLICT', 'This message was already sent in another project')
    const id = sent?.id ?? (await insertMessage(ctx, tx, { project, input }))
    return getShownMessage(ctx, tx.db, id)
  })
}

async function insertMessage(
  ctx: PortalCtx,
  tx: Tx,
  { input, project }: { project: ProjectRow; input: PostMessageInput },
): Promise<MessageId> {
  const { access: side, user } = ctx
  const { body, fileIds, internal, sendKey } = input
  ensureThreadOpen(project)
  if (internal && side !== 'ADMIN')
    throw new AppError('FORBIDDEN', 'Only administrators write internal notes')
  const quotedId = await ensureQuoted(ctx, tx, input)
  const id = newId('Message', tx.now)
  await insertProjectMessage(tx.db, {
    id,
    projectId: project.id,
    number: await nextMessageNumber(tx.db, project.id),
    authorId: user.id,
    side,
    internal,
    body,
    quotedId,
    sendKey,
    createdAt: tx.now,
  })
  await attachFiles(tx, { projectId: project.id, fileIds, to: { messageId: id }, internal })
  await deleteMessageDraft(tx.db, { userId: user.id, projectId: project.id, sendKey })
  auditInProject(tx, project.id, {
    action: 'message.send',
    entity: 'message',
    entityId: id,
    after: { internal, files: fileIds.length },
  })
  const facts = { ...toProjectEvent(project), messageId: id, person: user.name, by: side, internal }
  // An internal note is told in the portal alone.
  emit(internal ? { ...tx, mailEnabled: false } : tx, 'message.sent', facts)
  return id
}

async function ensureQuoted(
  { scope }: PortalCtx,
  tx: Tx,
  { internal, projectId, quotedId }: PostMessageInput,
): Promise<MessageId | null> {
  if (!quotedId) return null
  const quoted = await readMessage(tx.db, scope, quotedId)
  if (quoted.projectId !== projectId) throw noSuch('Message')
  ensureQuotable(quoted, { internal })
  return quoted.id
}
