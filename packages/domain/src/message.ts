import { AppError } from './errors.ts'
import type { UserId } from './ids.ts'
import type { ProjectStatus } from './project-status.ts'
import type { Role } from './role.ts'

/** The author of a message can change its text for this long. */
export const EDIT_WINDOW_MS = 15 * 60_000

/** Larger numbers of unread messages are not counted. */
export const MAX_UNREAD_MESSAGES = 100

/** What decides who may change a message. */
interface SentMessage {
  authorId: UserId
  side: Role
  createdAt: string
  deletedAt: string | null
}

interface Person {
  id: UserId
  role: Role
}

/** What is shown instead of the composer; undefined while messages can be sent. */
export function threadObstacle({ status }: { status: ProjectStatus }): string | undefined {
  if (status !== 'ARCHIVED') return undefined
  return 'This project is archived. Its messages can be read, but not added to or changed.'
}

/** Throws CONFLICT with the `threadObstacle`, if there is one. */
export function ensureThreadOpen(project: { status: ProjectStatus }): void {
  const obstacle = threadObstacle(project)
  if (obstacle) throw new AppError('CONFLICT', obstacle)
}

/** True until the window ends, for the author alone. */
export function mayEditMessage(message: SentMessage, by: Person, now: Date): boolean {
  return message.authorId === by.id && message.deletedAt === null && isWithinWindow(message, now)
}

/** Throws FORBIDDEN for another person, or CONFLICT if it is deleted or too old. */
export function ensureMessageEditable(message: SentMessage, by: Person, now: Date): void {
  if (message.authorId !== by.id) throw new AppError('FORBIDDEN', 'Only its author can edit a message')
  if (message.deletedAt !== null) throw new AppError('CONFLICT', 'This message was deleted')
  if (isWithinWindow(message, now)) return
  const minutes = EDIT_WINDOW_MS / 60_000
  throw new AppError(
    'CONFLICT',
    `A message can be edited for ${minutes} minutes after it is sent. Send another one instead.`,
  )
}

/** True for the author at any time, and for administrators with every message of our side. */
export function mayDeleteMessage({ authorId, deletedAt, side }: SentMessage, by: Person): boolean {
  return deletedAt === null && (authorId === by.id || (by.role === 'ADMIN' && side === 'ADMIN'))
}

/** Throws FORBIDDEN. */
export function ensureMessageDeletable(message: SentMessage, by: Person): void {
  if (mayDeleteMessage(message, by)) return
  const who = message.side === 'ADMIN' ? 'Only its author or an administrator' : 'Only its author'
  throw new AppError('FORBIDDEN', `${who} can delete a message`)
}

/** Throws INVALID if clients would read a note of ours in the quote, or CONFLICT if there is nothing to quote. */
export function ensureQuotable(
  quoted: { internal: boolean; deletedAt: string | null },
  { internal }: { internal: boolean },
): void {
  if (quoted.internal && !internal)
    throw new AppError('INVALID', 'An internal note can only be quoted in another internal note')
  if (quoted.deletedAt !== null) throw new AppError('CONFLICT', 'The message that you quote was deleted')
}

function isWithinWindow({ createdAt }: SentMessage, now: Date): boolean {
  return now.getTime() - Date.parse(createdAt) <= EDIT_WINDOW_MS
}
