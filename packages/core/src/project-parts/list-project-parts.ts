import type { ProjectPart } from '@tallgrass/contracts'
import {
  listProjectAgreements as listAgreementRows,
  listChecklistItems,
  listCosts as listCostRows,
  listProjectInvoices as listInvoiceRows,
  listTools as listToolRows,
  sumCosts as sumCostRows,
} from '@tallgrass/db'
import type { PortalCtx } from '../authorize.ts'
import { toInvoicePage } from '../invoices/to-invoice.ts'
import { getProject } from '../projects/get-project.ts'

type ListRows<Rows> = (
  db: PortalCtx['db'],
  scope: PortalCtx['scope'],
  request: Omit<ProjectPart, 'id'> & { projectId: string },
) => Promise<Rows>

/**
 * One kind of part of a project. Throws NOT_FOUND when there is no such project for the caller, which is looked up
 * only where nothing was found: what is found is theirs.
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

/** Notes are for administrators alone. */
export async function listCosts(ctx: PortalCtx, input: ProjectPart) {
  const page = await listOf(ctx, input, listCostRows)
  if (ctx.access === 'ADMIN') return page
  return { ...page, items: page.items.map((cost) => ({ ...cost, notes: null })) }
}

export async function sumCosts(ctx: PortalCtx, { id }: { id: string }) {
  await getProject(ctx, { id })
  return sumCostRows(ctx.db, ctx.scope, id)
}

export function listTools(ctx: PortalCtx, input: ProjectPart) {
  return listOf(ctx, input, listToolRows)
}

/** A client finds what was issued to them, and no drafts. */
export async function listProjectInvoices(ctx: PortalCtx, input: ProjectPart) {
  return toInvoicePage(ctx, await listOf(ctx, input, listInvoiceRows))
}

export function listProjectAgreements(ctx: PortalCtx, input: ProjectPart) {
  return listOf(ctx, input, listAgreementRows)
}
