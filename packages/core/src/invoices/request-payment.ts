import type { PaymentRequestInput } from '@tallgrass/contracts'
import type { AdminCtx } from '../authorize.ts'
import { addDraft } from './add-draft.ts'
import { issueDraft } from './issue-draft.ts'

/** Issues an invoice of one line at once. Throws INVALID or NOT_FOUND as `createInvoice`. */
export async function requestPayment(
  ctx: AdminCtx,
  { amount, description, ...input }: PaymentRequestInput,
): Promise<{ id: string; number: string; paymentUrl: string }> {
  const lines = [{ description, quantity: '1', unitPrice: amount, taxRate: '0' }]
  return ctx.transaction(async (tx) => {
    const invoice = await addDraft(tx, ctx.scope, {
      ...input,
      title: description,
      description: null,
      dueDate: null,
      lines,
    })
    return issueDraft(tx, { invoice, settings: ctx.settings })
  })
}
