import type { LeadBoardInput, ListLeadsInput } from '@tallgrass/contracts'
import { listLeads as listLeadRows, listNewestLeadsByStatus } from '@tallgrass/db'
import { leadStatuses } from '@tallgrass/domain'
import type { AdminCtx } from '../authorize.ts'

/** Cards in one column of the board; the rest is read in the table. */
const CARDS_A_COLUMN = 25

/** Who asked for something, newest first. */
export function listLeads(ctx: AdminCtx, input: ListLeadsInput) {
  return listLeadRows(ctx.db, input)
}

/** The same by status: how many there are, and the newest of each. */
export async function listLeadBoard(ctx: AdminCtx, input: LeadBoardInput) {
  const rows = await listNewestLeadsByStatus(ctx.db, { ...input, each: CARDS_A_COLUMN })
  return leadStatuses.map((status) => {
    const leads = rows.filter((row) => row.status === status)
    return { status, count: leads[0]?.count ?? 0, leads }
  })
}
