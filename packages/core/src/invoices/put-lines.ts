import type { CreateInvoiceInput } from '@tallgrass/contracts'
import { chargeCosts, findCost, insertInvoiceLines, newId, type Scope } from '@tallgrass/db'
import {
  AppError,
  type CostId,
  type DiscountedTotals,
  ensureChargeable,
  type InvoiceId,
  type InvoiceLineId,
  type Money,
  NO_MONEY,
  type ProjectId,
  totalsAfter,
} from '@tallgrass/domain'
import type { Tx } from '../ctx.ts'
import { findInvoiceInWords } from './invoice-of-cost.ts'

export type DraftLine = CreateInvoiceInput['lines'][number]

interface LinesOfDraft {
  invoiceId: InvoiceId
  projectId: ProjectId | null
  lines: DraftLine[]
  totals: DiscountedTotals
}

/** The totals of the lines. Throws INVALID if the total is zero or too high, and for a discount out of bounds. */
export function priceLines(lines: DraftLine[], discount: CreateInvoiceInput['discount']): DiscountedTotals {
  const totals = totalsAfter(lines, discount ?? null)
  ensureChargeable(totals)
  return totals
}

/**
 * Adds lines to a draft without any, and charges their costs. The caller has locked the project.
 * Throws INVALID for a cost of another project, CONFLICT for one that cannot be charged.
 */
export async function putLines(tx: Tx, scope: Scope, draft: LinesOfDraft): Promise<void> {
  const { invoiceId, lines, totals } = draft
  const rows = lines.map(({ costId: _, ...line }, n) => {
    const net = totals.lineNets[n] ?? NO_MONEY
    const key = { id: newId('InvoiceLine', tx.now), invoiceId, position: n + 1 }
    return { ...line, ...(totals.discount && reduced(line, net)), ...key, net }
  })
  await insertInvoiceLines(tx.db, rows)
  const charges = rows.flatMap(({ id: lineId, position }) => {
    const costId = lines[position - 1]?.costId
    return costId ? [{ costId, lineId, path: `lines.${position - 1}.costId` }] : []
  })
  if (charges.length > 0) await charge(tx, scope, { projectId: draft.projectId, charges })
}

/** One unit at the price after the discount, so that the lines add up to what is charged. */
function reduced({ quantity, unitPrice }: Pick<DraftLine, 'quantity' | 'unitPrice'>, net: Money) {
  return { quantity: '1', unitPrice: net, listQuantity: quantity, listUnitPrice: unitPrice }
}

interface Charges {
  projectId: ProjectId | null
  charges: { costId: CostId; lineId: InvoiceLineId; path: string }[]
}

async function charge(tx: Tx, scope: Scope, { charges, projectId }: Charges): Promise<void> {
  const duplicate = charges.find(({ costId }, n) => charges.slice(0, n).some((one) => one.costId === costId))
  if (duplicate) throw invalidCost(duplicate.path, 'This cost is already on another line')
  const charged = projectId ? await chargeCosts(tx.db, { projectId, charges }) : []
  const uncharged = charges.find(({ costId }) => !charged.includes(costId))
  if (uncharged) throw await refusalOf(tx, scope, { ...uncharged, projectId })
}

/** Explains why a cost was not charged. */
async function refusalOf(
  tx: Tx,
  scope: Scope,
  { costId, path, projectId }: { costId: CostId; path: string; projectId: ProjectId | null },
): Promise<AppError> {
  const cost = await findCost(tx.db, scope, costId)
  if (!cost) return invalidCost(path, 'This cost does not exist')
  if (cost.projectId !== projectId) return invalidCost(path, 'This cost belongs to another project')
  if (!cost.billable) return new AppError('CONFLICT', `The cost “${cost.label}” is not billable`)
  const invoice = await findInvoiceInWords(tx.db, costId)
  return new AppError('CONFLICT', `The cost “${cost.label}” is already on ${invoice}`)
}

function invalidCost(path: string, message: string): AppError {
  return new AppError('INVALID', message, { issues: [{ path, message }] })
}
