import type { SubmitChecklistInput } from '@tallgrass/contracts'
import { addChecklistToLead } from '@tallgrass/db'
import { checklistReport, toInstant } from '@tallgrass/domain'
import type { Ctx } from '../ctx.ts'
import { saveLead } from './save-lead.ts'

/** Saves the answers of a visitor, who has consented, with their lead. Throws RATE_LIMITED. */
export async function submitChecklist(ctx: Ctx, input: SubmitChecklistInput): Promise<{ ok: true }> {
  await ctx.limits.take('visitorForm', ctx.origin.ip ?? 'local')
  const { answers, company, email, name } = input
  await ctx.transaction(async (tx) => {
    const lead = { email, name, company, phone: null, interest: 'smart-ai', source: 'checklist' } as const
    const { maxPoints, points } = checklistReport(answers)
    const { id } = await saveLead(tx, lead, { points, most: maxPoints })
    await addChecklistToLead(tx.db, id, { at: toInstant(tx.now), answers })
  })
  return { ok: true }
}
