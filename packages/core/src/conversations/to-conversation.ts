import type { findConversationById } from '@tallgrass/db'
import { leadOf } from './lead-of.ts'

type Row = NonNullable<Awaited<ReturnType<typeof findConversationById>>>

/** A row with its lead and the administrator who has taken over. */
export function toConversation<Given extends Row>(row: Given) {
  const { personId: id, personName: name } = row
  return { ...row, lead: leadOf(row), person: id && name !== null ? { id, name } : null }
}
