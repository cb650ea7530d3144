import type { LeadBoardInput, ListLeadsInput } from '@tallgrass/contracts'
import { listLeads as listLeadRows, listNewestLeadsByStatus } from '@tallgrass/db'
import { leadStatuses } from '@tallgrass/domain'
import type { AdminCtx } from '../authorize.ts'

/** Cards in one column of the board. The table has the rest. */
const CARDS_PER_COLUMN = 25

/** Leads, newest first. */
export function listLeads(ctx: AdminCtx, input: ListLeadsInput) {
  return listLeadRows(ctx.db, input)
}

/** The number of leads in each status, with the newest ones. */
export async function listLeadBoard(ctx: AdminCtx, input: LeadBoardInput) {
  const rows = await listNewestLeadsByStatus(ctx.db, { ...input, each: CARDS_PER_COLUMN })
  return leadStatuses.map((status) => {
    const leads = rows.filter((row) => row.status === status)
    return { status, count: leads[0]?.count ?? 0, leads }
  })
}
