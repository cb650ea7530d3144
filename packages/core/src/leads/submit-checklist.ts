import type { SubmitChecklistInput } from '@tallgrass/contracts'
import { addChecklistToLead } from '@tallgrass/db'
import { checklistReport } from '@tallgrass/domain'
import { audit } from '../audit/audit.ts'
import type { Ctx } from '../ctx.ts'
import { saveLead } from './save-lead.ts'

/** Keeps the answers of somebody who has agreed to it, with their lead. Throws RATE_LIMITED. */
export async function submitChecklist(ctx: Ctx, input: SubmitChecklistInput): Promise<{ ok: true }> {
  await ctx.limits.take('visitorForm', ctx.origin.ip ?? 'local')
  const { answers, company, email, name } = input
  await ctx.transaction(async (tx) => {
    const lead = { email, name, company, phone: null, interest: 'smart-ai', source: 'checklist' } as const
    const { id } = await saveLead(tx, lead)
    await addChecklistToLead(tx.db, id, { at: tx.now.toISOString(), answers })
    const { most, points } = checklistReport(answers)
    audit(tx, { action: 'lead.add-checklist', entity: 'lead', entityId: id, after: { points, most } })
  })
  return { ok: true }
}
