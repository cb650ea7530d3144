import type { CreateInvoiceInput, InvoiceDetails } from '@tallgrass/contracts'
import type { AdminCtx } from '../authorize.ts'
import { addDraft } from './add-draft.ts'
import { auditInvoice } from './audit-invoice.ts'
import { issueDraft } from './issue-draft.ts'
import { readInvoice } from './read-invoice.ts'

/**
 * Drafts an invoice and, if `issue` is set, issues it. Throws INVALID for a wrong `clientId`, another client's
 * project or a total out of bounds; NOT_FOUND for an unknown project; CONFLICT for a cost that is already
 * charged, and like `issueInvoice`.
 */
export async function createInvoice(ctx: AdminCtx, input: CreateInvoiceInput): Promise<InvoiceDetails> {
  return ctx.transaction(async (tx) => {
    const draft = await addDraft(tx, ctx.scope, input)
    const { amount, clientId, description, dueDate, kind, title } = draft
    const after = { title, clientId, kind, amount, dueDate, description }
    auditInvoice(tx, draft, { action: 'invoice.create', after })
    if (input.issue) await issueDraft(tx, { invoice: draft, settings: ctx.settings })
    return readInvoice(ctx, tx.db, draft.id)
  })
}
