import { AppError } from './errors.ts'
import { ensureWorkOpen, isWorkOpen } from './project.ts'
import type { ProjectStatus } from './project-status.ts'
import type { Role } from './role.ts'

/** Whether a file has a preview: there is none for its kind, it is being made, it is ready, or it could not be made. */
export const filePreviews = ['NONE', 'PENDING', 'READY', 'FAILED'] as const
export type FilePreview = (typeof filePreviews)[number]

/** What a file was uploaded for. A file for a message or a hand-in is a draft until that is sent. */
export const filePurposes = ['project', 'task', 'message', 'hand-in'] as const
export type FilePurpose = (typeof filePurposes)[number]

/** The purposes of files that wait for something to be sent. */
export const draftPurposes = ['message', 'hand-in'] as const satisfies FilePurpose[]
export type DraftPurpose = (typeof draftPurposes)[number]

/** The most files that one message or hand-in can carry. */
export const MAX_ATTACHMENTS = 20

/** Clients add and remove files while work is open; administrators until the project is archived. */
export function takesFiles(project: { status: ProjectStatus }, by: Role): boolean {
  return by === 'ADMIN' ? project.status !== 'ARCHIVED' : isWorkOpen(project)
}

/** Throws CONFLICT if the files of the project stay as they are. */
export function ensureTakesFiles(project: { status: ProjectStatus }, by: Role): void {
  if (!takesFiles(project, by)) ensureWorkOpen(project, by)
}

interface Removable {
  name: string
  handInId: string | null
  /** The name of who removed it, and null while it is there. */
  removedBy: string | null
}

/** Throws CONFLICT for a file that someone has removed already, or that was handed in for a review. */
export function ensureRemovable({ handInId, name, removedBy }: Removable): void {
  if (removedBy !== null) throw new AppError('CONFLICT', `${removedBy} has already removed “${name}”.`)
  if (handInId !== null)
    throw new AppError(
      'CONFLICT',
      `“${name}” was handed in for a review. It stays as evidence of that review.`,
    )
}
