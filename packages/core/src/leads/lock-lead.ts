import { lockLeadRow } from '@tallgrass/db'
import { type LeadId, noSuch } from '@tallgrass/domain'
import type { Tx } from '../ctx.ts'

/** Throws NOT_FOUND. */
export async function lockLead(tx: Tx, id: LeadId) {
  const lead = await lockLeadRow(tx.db, id)
  if (!lead) throw noSuch('Lead')
  return lead
}
