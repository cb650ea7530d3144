import { readBusinessNow } from '@tallgrass/db'
import type { AdminCtx } from '../authorize.ts'
import { businessTimeAt } from '../business-day.ts'

/** What waits in the business now: each with its number and what has waited longest. */
export async function readBusiness({ clock, db }: AdminCtx) {
  const row = await readBusinessNow(db, businessTimeAt(clock()))
  const { lateProjectId, lateTaskId, leadId, leadSince, reviewProjectId, reviewTaskId } = row
  return {
    open: { count: row.openInvoices, amount: row.openAmount },
    overdue: { count: row.overdueInvoices, amount: row.overdueAmount, oldestDueDate: row.oldestDueDate },
    leads: {
      count: row.newLeads ?? 0,
      oldest: leadId && leadSince ? { id: leadId, name: row.leadName, since: leadSince } : null,
    },
    calls: { count: row.callsToday, nextAt: row.nextCallAt },
    toReview: {
      count: row.toReview,
      oldest:
        reviewTaskId && reviewProjectId
          ? {
              id: reviewTaskId,
              projectId: reviewProjectId,
              title: row.reviewTitle ?? '',
              readyAt: row.readyAt,
            }
          : null,
    },
    overdueTasks: {
      count: row.overdueTasks,
      oldest:
        lateTaskId && lateProjectId
          ? {
              id: lateTaskId,
              projectId: lateProjectId,
              title: row.lateTitle ?? '',
              dueDate: row.lateDueDate,
            }
          : null,
    },
  }
}
