import { userOf } from '@tallgrass/contracts'
import { lockFiles, showFiles } from '@tallgrass/db'
import {
  AppError,
  type FileId,
  type HandInId,
  MAX_ATTACHMENTS,
  type MessageId,
  noSuch,
  type ProjectId,
  type TaskId,
} from '@tallgrass/domain'
import type { Tx } from '../ctx.ts'

interface Attachment {
  projectId: ProjectId
  fileIds: FileId[]
  to: { messageId: MessageId } | { handInId: HandInId; taskId: TaskId }
  internal: boolean
}

/**
 * Shows the caller's drafts with the message or hand-in that carries them. Throws INVALID for too many, NOT_FOUND for what
 * is not the caller's own file of this project, or CONFLICT for one that has not arrived, was removed or was sent already.
 */
export async function attachFiles(tx: Tx, { fileIds, internal, projectId, to }: Attachment): Promise<void> {
  const ids = [...new Set(fileIds)]
  if (ids.length === 0) return
  if (ids.length > MAX_ATTACHMENTS)
    throw new AppError(
      'INVALID',
      `At most ${MAX_ATTACHMENTS} files can be sent at once. Send the others next.`,
    )
  const files = await lockFiles(tx.db, ids)
  const caller = userOf(tx.actor)
  const isFor =
    'messageId' in to ? { purpose: 'message', taskId: null } : { purpose: 'hand-in', taskId: to.taskId }
  for (const id of ids) {
    const file = files.find((candidate) => candidate.id === id)
    const isTheirs = file?.uploadedBy === caller && file?.projectId === projectId
    if (!file || !isTheirs || file.purpose !== isFor.purpose || file.taskId !== isFor.taskId)
      throw noSuch('File')
    ensureReady(file)
  }
  await showFiles(tx.db, ids, { to, internal, shownAt: tx.now })
}

function ensureReady({
  completedAt,
  name,
  removedAt,
  shownAt,
}: Awaited<ReturnType<typeof lockFiles>>[number]) {
  const problem = (reason: string) => new AppError('CONFLICT', `“${name}” ${reason}`)
  if (removedAt !== null) throw problem('was removed. Take it out, or upload it again.')
  if (shownAt !== null) throw problem('was sent already.')
  if (completedAt === null) throw problem('has not arrived completely. Wait for it, or upload it again.')
}
