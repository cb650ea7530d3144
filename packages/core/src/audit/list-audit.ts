import type { ListAuditInput } from '@tallgrass/contracts'
import { listAuditActions } from '@tallgrass/db'
import type { AdminCtx } from '../authorize.ts'
import { readAuditPage } from './read-audit-page.ts'

/** The audit log, newest first. */
export async function listAudit(ctx: AdminCtx, input: ListAuditInput) {
  const { from, to, ...filter } = input
  const range = { from: from && `${from}T00:00:00.000Z`, to: to && dayAfter(to) }
  return readAuditPage(ctx.db, { ...filter, ...range })
}

export function listActions(ctx: AdminCtx): Promise<string[]> {
  return listAuditActions(ctx.db)
}

function dayAfter(day: string): string {
  const next = new Date(`${day}T00:00:00.000Z`)
  next.setUTCDate(next.getUTCDate() + 1)
  return next.toISOString()
}
