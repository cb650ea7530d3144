import type { CreateInvoiceInput } from '@tallgrass/contracts'
import { insertInvoice, type LockedInvoice, newId, type Scope } from '@tallgrass/db'
import type { Tx } from '../ctx.ts'
import { ensureClient } from '../projects/ensure-client.ts'
import { ensureSameOrganization } from '../projects/ensure-same-organization.ts'
import { lockProject } from '../projects/lock-project.ts'
import { priceLines, putLines } from './put-lines.ts'

/**
 * Creates a draft with its lines; the caller writes the audit row. Throws INVALID for a wrong `clientId`,
 * another client's project a total or a discount out of bounds; NOT_FOUND for an unknown project; CONFLICT for a cost
 * that is already charged.
 */
export async function addDraft(tx: Tx, scope: Scope, input: CreateInvoiceInput): Promise<LockedInvoice> {
  const {
    clientId,
    description = null,
    discount,
    dueDate = null,
    kind,
    lines,
    projectId = null,
    title,
  } = input
  const organizationId = await ensureClient(tx, clientId)
  if (projectId) ensureSameOrganization(organizationId, await lockProject(tx, scope, { id: projectId }))
  const totals = priceLines(lines, discount)
  const draft = await insertInvoice(tx.db, {
    id: newId('Invoice', tx.now),
    clientId,
    projectId,
    title,
    description,
    kind,
    dueDate,
    amount: totals.total,
    tax: totals.tax,
    discountPercent: totals.discount?.percent ?? null,
    createdAt: tx.now,
  })
  await putLines(tx, scope, { invoiceId: draft.id, projectId, lines, totals })
  return draft
}
