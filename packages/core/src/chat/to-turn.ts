import type { ChatRole } from '@tallgrass/domain'
import type { ChatTurn } from '../ports/assistant.ts'
import { isFromRecords } from './is-from-records.ts'

/** Stands for a reply from someone’s own records, which the assistant, and a model behind it, never gets. */
const FROM_RECORDS = 'I answered this from your records.'

interface SavedMessage {
  role: ChatRole
  content: string
  metadata: unknown
}

/** What the assistant is told of a message: notes are not. */
export function toTurn({ content, metadata, role }: SavedMessage): ChatTurn[] {
  if (role === 'system') return []
  return [{ role, content: isFromRecords(metadata) ? FROM_RECORDS : content }]
}
