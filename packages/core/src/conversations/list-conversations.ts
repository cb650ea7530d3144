import type { ConversationView, ListConversationsInput } from '@tallgrass/contracts'
import { listConversations as listConversationRows } from '@tallgrass/db'
import type { AdminCtx } from '../authorize.ts'
import { toConversation } from './to-conversation.ts'

const views = {
  'needs-person': { waiting: true },
  'with-us': { state: 'person' },
  handled: { handled: true },
} as const satisfies Record<ConversationView, object>

/** Visitors' conversations, latest first. */
export async function listConversations(ctx: AdminCtx, { show, ...input }: ListConversationsInput) {
  const page = await listConversationRows(ctx.db, { ...input, ...(show && views[show]) })
  return { ...page, items: page.items.map(toConversation) }
}
