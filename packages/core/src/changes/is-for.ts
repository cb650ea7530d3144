import type { LiveChange } from '@tallgrass/contracts'
import type { ChangeKind } from '@tallgrass/domain'
import type { ChangeReader } from './change-stream.ts'
import type { Audience } from './read-payload.ts'

const KINDS_OF_CHAT: readonly ChangeKind[] = ['conversation', 'chat_presence']

/**
 * True if the reader may know of a change: it is their own, their client's, or they are an administrator. Visitors of the
 * chat only know of their conversation.
 */
export function isFor({ change, to }: { change: LiveChange; to: Audience }, reader: ChangeReader): boolean {
  if ('conversationId' in reader)
    return change.id === reader.conversationId && KINDS_OF_CHAT.includes(change.kind)
  const { organizationId, userId } = reader
  if (to.userId === userId) return true
  if (to.isPersonal) return false
  return organizationId === null || organizationId === to.organizationId
}
