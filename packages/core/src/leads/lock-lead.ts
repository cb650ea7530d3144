import { lockLeadRow } from '@tallgrass/db'
import { AppError } from '@tallgrass/domain'
import type { Tx } from '../ctx.ts'

/** Throws NOT_FOUND. */
export async function lockLead(tx: Tx, id: string) {
  const lead = await lockLeadRow(tx.db, id)
  if (!lead) throw new AppError('NOT_FOUND', 'This lead does not exist')
  return lead
}
