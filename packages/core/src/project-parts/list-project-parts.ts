import type { ProjectPart } from '@tallgrass/contracts'
import {
  listProjectAgreements as listAgreementRows,
  listChecklistItems,
  listCosts as listCostRows,
  listProjectInvoices as listInvoiceRows,
  listTools as listToolRows,
  sumCosts as sumCostRows,
} from '@tallgrass/db'
import type { ProjectId } from '@tallgrass/domain'
import { toAgreementPage } from '../agreements/to-agreement.ts'
import type { PortalCtx } from '../authorize.ts'
import { toInvoicePage } from '../invoices/to-invoice.ts'
import { getProject } from '../projects/get-project.ts'

type ListRows<Rows> = (
  db: PortalCtx['db'],
  scope: PortalCtx['scope'],
  request: Omit<ProjectPart, 'id'> & { projectId: ProjectId },
) => Promise<Rows>

/**
 * Lists the parts of one kind of a project. Throws NOT_FOUND if the caller has no such project. That is
 * checked only for an empty list, because any rows found are the caller's.
 */
export async function listOf<Rows extends { items: unknown[] }>(
  ctx: PortalCtx,
  { id, ...page }: ProjectPart,
  listRows: ListRows<Rows>,
) {
  const found = await listRows(ctx.db, ctx.scope, { ...page, projectId: id })
  if (found.items.length === 0) await getProject(ctx, { id })
  return found
}

export function listChecklist(ctx: PortalCtx, input: ProjectPart) {
  return listOf(ctx, input, listChecklistItems)
}

/** Only administrators see the notes. */
export async function listCosts(ctx: PortalCtx, input: ProjectPart) {
  const page = await listOf(ctx, input, listCostRows)
  if (ctx.access === 'ADMIN') return page
  return { ...page, items: page.items.map((cost) => ({ ...cost, notes: null })) }
}

export async function sumCosts(ctx: PortalCtx, { id }: { id: ProjectId }) {
  await getProject(ctx, { id })
  return sumCostRows(ctx.db, ctx.scope, id)
}

export function listTools(ctx: PortalCtx, input: ProjectPart) {
  return listOf(ctx, input, listToolRows)
}

/** Clients see issued invoices only, no drafts. */
export async function listProjectInvoices(ctx: PortalCtx, input: ProjectPart) {
  return toInvoicePage(ctx, await listOf(ctx, input, listInvoiceRows))
}

export async function listProjectAgreements(ctx: PortalCtx, input: ProjectPart) {
  return toAgreementPage(ctx, await listOf(ctx, input, listAgreementRows))
}
