import { type FilePurpose, MAX_ATTACHMENTS, type ProjectId, type TaskId } from '@tallgrass/domain'

/** What files are uploaded for. */
export interface UploadTarget {
  projectId: ProjectId
  purpose: FilePurpose
  /** With `task` and `hand-in`. */
  taskId?: TaskId | undefined
  /** Clients never see it; administrators alone can say so. */
  internal?: boolean | undefined
}

/** Files chosen at once for a project or a task. */
const MAX_AT_ONCE = 50

export function metadataOf({ internal = false, projectId, purpose, taskId }: UploadTarget) {
  return { projectId, purpose, ...(taskId && { taskId }), ...(internal && { internal: '1' }) }
}

/** True for files that wait for a message or a hand-in. */
export function isForDraft({ purpose }: UploadTarget): boolean {
  return purpose === 'message' || purpose === 'hand-in'
}

/** Why so many files are not taken; undefined if they are. `before`: those that are there already. */
export function tooMany(target: UploadTarget, { before, chosen }: { before: number; chosen: number }) {
  if (!isForDraft(target))
    return chosen > MAX_AT_ONCE
      ? `You chose ${chosen} files. At most ${MAX_AT_ONCE} can be uploaded at once, so none was added. Choose fewer, or put them into a ZIP file.`
      : undefined
  if (before + chosen <= MAX_ATTACHMENTS) return undefined
  const limit = `At most ${MAX_ATTACHMENTS} files can be sent at once, so none was added.`
  return before === 0
    ? `You chose ${chosen} files. ${limit} Choose fewer, or put them into a ZIP file.`
    : `You chose ${chosen} more files, and ${before} are here already. ${limit} Choose fewer, or put them into a ZIP file.`
}
