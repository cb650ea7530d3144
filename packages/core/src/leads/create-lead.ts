import type { CreateLeadInput } from '@tallgrass/contracts'
import { linkChatSession } from '@tallgrass/db'
import type { LeadId } from '@tallgrass/domain'
import { openConversation } from '../chat/open-conversation.ts'
import type { Ctx } from '../ctx.ts'
import { saveLead } from './save-lead.ts'

/**
 * Records the lead behind this browser's conversation and links the two. The answer does not reveal if the
 * address was known. Throws RATE_LIMITED.
 */
export async function createLead(ctx: Ctx, input: CreateLeadInput): Promise<{ id: LeadId }> {
  await ctx.limits.take('visitorForm', ctx.origin.ip ?? 'local')
  const { conversation, id } = await ctx.transaction(async (tx) => {
    const conversation = await openConversation(ctx, tx, { audited: false })
    const lead = { ...input, phone: input.phone ?? null, source: 'chat' } as const
    const { id } = await saveLead(tx, lead, { conversationId: conversation.id })
    await linkChatSession(tx.db, conversation.id, { leadId: id, visitorName: input.name })
    return { conversation, id }
  })
  conversation.handOver()
  return { id }
}
