import type { ListAuditInput } from '@tallgrass/contracts'
import { listAuditActions } from '@tallgrass/db'
import { addDays, type CalendarDate, type Instant, parseInstant } from '@tallgrass/domain'
import type { AdminCtx } from '../authorize.ts'
import { readNamedAuditPage } from './read-named-audit-page.ts'

/** The audit log, newest first. */
export async function listAudit(ctx: AdminCtx, input: ListAuditInput) {
  const { from, to, ...filter } = input
  const range = { from: from && beginOf(from), to: to && beginOf(addDays(to, 1)) }
  return readNamedAuditPage(ctx.db, { ...filter, ...range })
}

export function listActions(ctx: AdminCtx): Promise<string[]> {
  return listAuditActions(ctx.db)
}

/** Midnight in UTC. */
function beginOf(day: CalendarDate): Instant {
  return parseInstant(`${day}T00:00:00.000Z`)
}
