import {
  countForOrganization,
  latestInvoices,
  latestProjectsWithTasks,
  openInvoices,
  sentAgreements,
  waitingTasks,
} from '@tallgrass/db'
import { toAgreement } from '../agreements/to-agreement.ts'
import type { ClientCtx } from '../authorize.ts'
import { listClientCalls } from '../bookings/list-client-calls.ts'
import { toInvoices } from '../invoices/to-invoice.ts'

const RECENT = 3
const MAX_WAITING = 10

const listRecentProjects = latestProjectsWithTasks(RECENT)
const listRecentInvoices = latestInvoices(RECENT)
const listToReview = waitingTasks({ owner: 'ADMIN', statuses: ['READY_FOR_REVIEW'], limit: MAX_WAITING })
const listToDo = waitingTasks({
  owner: 'CLIENT',
  statuses: ['TODO', 'IN_PROGRESS', 'CHANGES_REQUESTED'],
  limit: MAX_WAITING,
})
const listToSign = sentAgreements(MAX_WAITING)
const listToPay = openInvoices(MAX_WAITING)

/** The figures of the client's organization, its recent projects and invoices, the items waiting for it, and the client's calls. */
export async function getClientDashboard(ctx: ClientCtx) {
  const { db, scope } = ctx
  const [counts, recentProjects, recentInvoices, toReview, toDo, toSign, toPay, calls] = await Promise.all([
    countForOrganization(db, scope.organizationId),
    listRecentProjects(db, scope),
    listRecentInvoices(db, scope),
    listToReview(db, scope),
    listToDo(db, scope),
    listToSign(db, scope),
    listToPay(db, scope),
    listClientCalls(ctx),
  ])
  return {
    ...counts,
    recentProjects,
    recentInvoices: toInvoices(ctx, recentInvoices),
    toReview,
    toDo,
    toSign: toSign.map((agreement) => toAgreement(ctx, agreement)),
    toPay: toInvoices(ctx, toPay),
    calls,
  }
}
