import type { InvoiceDetails, IssueInvoiceInput } from '@tallgrass/contracts'
import { ensureFresh } from '@tallgrass/domain'
import type { AdminCtx } from '../authorize.ts'
import { issueDraft } from './issue-draft.ts'
import { lockInvoice } from './lock-invoice.ts'
import { readInvoice } from './read-invoice.ts'

/**
 * Numbers a draft and mails it to its client. Throws NOT_FOUND; ILLEGAL_TRANSITION; CONFLICT for a stale
 * version, a due date that has passed, or if no contact of the client pays; INVALID if the client no longer is one.
 */
export async function issueInvoice(
  ctx: AdminCtx,
  { id, version }: IssueInvoiceInput,
): Promise<InvoiceDetails> {
  return ctx.transaction(async (tx) => {
    const invoice = await lockInvoice(tx, ctx.scope, { id })
    if (version !== undefined && invoice.status === 'DRAFT') {
      const { amount, dueDate, title } = invoice
      const theirs = { title, amount, dueDate, version: invoice.version }
      ensureFresh('invoice', { yours: { version }, theirs })
    }
    await issueDraft(tx, { invoice, settings: ctx.settings })
    return readInvoice(ctx, tx.db, id)
  })
}
