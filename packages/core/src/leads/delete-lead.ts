import type { LeadId } from '@tallgrass/domain'
import { audit } from '../audit/audit.ts'
import type { AdminCtx } from '../authorize.ts'
import { eraseLead, type OpenWords } from './erase-lead.ts'

const words: OpenWords = {
  call: 'This lead has an upcoming call. Cancel it before you delete them.',
  invitation: 'This lead has an open invitation. Cancel it before you delete them.',
  mail: 'A message to this lead is still being sent. Please try again later.',
}

/** Deletes a lead with all personal data. Throws NOT_FOUND, or CONFLICT while something is open. */
export async function deleteLead(ctx: AdminCtx, { id }: { id: LeadId }): Promise<{ ok: true }> {
  await ctx.transaction(async (tx) => {
    const lead = await eraseLead(tx, ctx, { id, words, reason: 'A lead was deleted' })
    const { closedAs, source, status } = lead
    audit(tx, { action: 'lead.delete', entity: 'lead', entityId: id, before: { source, status, closedAs } })
  })
  return { ok: true }
}
