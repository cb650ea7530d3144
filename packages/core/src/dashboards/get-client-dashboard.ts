import {
  countForClient,
  listLatestInvoices,
  listOpenInvoices,
  listProjects,
  listSentAgreements,
  listWaitingTasks,
} from '@tallgrass/db'
import type { ClientCtx } from '../authorize.ts'
import { toInvoices } from '../invoices/to-invoice.ts'
import { withTaskCounts } from '../projects/with-task-counts.ts'

const RECENT = 3
const MAX_WAITING = 10

/** The client's figures, their recent projects and invoices, and the items waiting for them. */
export async function getClientDashboard(ctx: ClientCtx) {
  const { clientId, db, scope } = ctx
  const [counts, recentProjects, recentInvoices, toReview, toDo, toSign, toPay] = await Promise.all([
    countForClient(db, clientId),
    listProjects(db, scope, { limit: RECENT, sort: 'newest' }),
    listLatestInvoices(db, scope, RECENT),
    listWaitingTasks(db, scope, { owner: 'ADMIN', statuses: ['READY_FOR_REVIEW'], limit: MAX_WAITING }),
    listWaitingTasks(db, scope, {
      owner: 'CLIENT',
      statuses: ['TODO', 'IN_PROGRESS', 'CHANGES_REQUESTED'],
      limit: MAX_WAITING,
    }),
    listSentAgreements(db, scope, MAX_WAITING),
    listOpenInvoices(db, scope, MAX_WAITING),
  ])
  return {
    ...counts,
    recentProjects: await withTaskCounts(db, scope, recentProjects.items),
    recentInvoices: toInvoices(ctx, recentInvoices),
    toReview,
    toDo,
    toSign,
    toPay: toInvoices(ctx, toPay),
  }
}
