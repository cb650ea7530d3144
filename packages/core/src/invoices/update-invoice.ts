import type { InvoiceDetails, UpdateInvoiceInput } from '@tallgrass/contracts'
import {
  deleteInvoiceLines,
  findWaitingDocumentOf,
  type InvoiceLineRow,
  type LockedInvoice,
  listInvoiceLines,
  updateDraft,
} from '@tallgrass/db'
import {
  AppError,
  type DiscountedTotals,
  ensureFresh,
  formatMoney,
  type InvoiceId,
  inWords,
  totalsCharged,
} from '@tallgrass/domain'
import { changedFacts } from '../audit/changed-facts.ts'
import type { AdminCtx } from '../authorize.ts'
import type { Tx } from '../ctx.ts'
import { ensureSameOrganization } from '../projects/ensure-same-organization.ts'
import { lockProject } from '../projects/lock-project.ts'
import { auditInvoice } from './audit-invoice.ts'
import { issueDraft } from './issue-draft.ts'
import { lockInvoice } from './lock-invoice.ts'
import { type DraftLine, priceLines, putLines } from './put-lines.ts'
import { readInvoice } from './read-invoice.ts'
import { toPercent } from './to-percent.ts'

/**
 * Replaces a draft and, if `issue` is set, issues it; costs that are no longer on it become free. Throws
 * NOT_FOUND; CONFLICT unless it is a draft, for a stale version, a cost charged on another invoice or the
 * retainer of a document, and like `issueInvoice`; INVALID like `createInvoice`.
 */
export async function updateInvoice(
  ctx: AdminCtx,
  { id, issue = false, lines, version, ...input }: UpdateInvoiceInput,
): Promise<InvoiceDetails> {
  return ctx.transaction(async (tx) => {
    const invoice = await lockInvoice(tx, ctx.scope, { id, movesTo: input.projectId })
    ensureDraft(invoice)
    await ensureNotSent(tx, id)
    const { discount } = input
    const totals = priceLines(lines, discount)
    const { description = null, dueDate = null, kind, projectId = null, title } = input
    const edited = { title, kind, projectId, description, dueDate }
    const before = await listInvoiceLines(tx.db, id)
    const facts = factsOf(invoice, before)
    const sums = { amount: totals.total, discount: discountText(totals) }
    const changes = changedFacts(facts, { ...edited, ...sums, lines: linesInWords(lines) })
    ensureFresh('invoice', {
      yours: { ...changes.after, version },
      theirs: { ...facts, version: invoice.version },
    })
    if (projectId) {
      const project = await lockProject(tx, ctx.scope, { id: projectId })
      ensureSameOrganization(invoice.organizationId, project)
    }
    let draft: LockedInvoice | undefined = invoice
    if (Object.keys(changes.after).length > 0 || !areSameCosts(before, lines)) {
      await deleteInvoiceLines(tx.db, id)
      await putLines(tx, ctx.scope, { invoiceId: id, projectId, lines, totals })
      const discountPercent = totals.discount?.percent ?? null
      const { tax, total: amount } = totals
      draft = await updateDraft(tx.db, id, { ...edited, amount, tax, discountPercent })
      auditInvoice(tx, { id, projectId }, { action: 'invoice.update', ...changes })
    }
    if (issue && draft) await issueDraft(tx, { invoice: draft, settings: ctx.settings })
    return readInvoice(ctx, tx.db, id)
  })
}

/** Throws CONFLICT, naming the state. */
function ensureDraft({ status }: LockedInvoice): void {
  if (status === 'DRAFT') return
  throw new AppError('CONFLICT', `This invoice is ${inWords(status)}. Only a draft can be changed.`)
}

/**
 * Throws CONFLICT for the retainer of a sent document, because the client must pay the amount stated there.
 */
async function ensureNotSent(tx: Tx, invoiceId: InvoiceId): Promise<void> {
  const document = await findWaitingDocumentOf(tx.db, invoiceId)
  if (!document) return
  const sentence = `This draft belongs to “${document.documentTitle}”, which was sent to the client. Withdraw that document to change the amount.`
  throw new AppError('CONFLICT', sentence)
}

function factsOf(invoice: LockedInvoice, lines: InvoiceLineRow[]) {
  const { amount, description, dueDate, kind, projectId, title } = invoice
  const discount = discountText(totalsCharged(lines, toPercent(invoice.discountPercent)))
  return { title, kind, projectId, description, dueDate, amount, discount, lines: linesInWords(lines) }
}

/** '10%' or '$50.00'. */
function discountText({ discount }: Pick<DiscountedTotals, 'discount'>): string | null {
  if (!discount) return null
  return discount.percent === null ? formatMoney(discount.amount) : `${discount.percent}%`
}

/** One line of text each, for comparing two versions. */
function linesInWords(
  lines: Pick<DraftLine, 'description' | 'quantity' | 'unitPrice' | 'taxRate'>[],
): string {
  const inOneLine = ({ description, quantity, taxRate, unitPrice }: (typeof lines)[number]) =>
    `${description}: ${quantity} × ${formatMoney(unitPrice)}${taxRate === '0' ? '' : ` + ${taxRate}% tax`}`
  return lines.map(inOneLine).join('\n')
}

function areSameCosts(before: InvoiceLineRow[], lines: DraftLine[]): boolean {
  return lines.every(({ costId = null }, n) => costId === before[n]?.costId)
}
