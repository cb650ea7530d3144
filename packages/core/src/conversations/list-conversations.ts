import type { ListConversationsInput } from '@tallgrass/contracts'
import { listConversations as listConversationRows } from '@tallgrass/db'
import type { AdminCtx } from '../authorize.ts'
import { leadOf } from './lead-of.ts'

/** Visitors' conversations with the assistant, latest first. */
export async function listConversations(ctx: AdminCtx, input: ListConversationsInput) {
  const page = await listConversationRows(ctx.db, input)
  return { ...page, items: page.items.map((row) => ({ ...row, lead: leadOf(row) })) }
}
