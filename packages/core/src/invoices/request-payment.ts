import type { PaymentRequest, PaymentRequestInput } from '@tallgrass/contracts'
import type { AdminCtx } from '../authorize.ts'
import { sendAtOnce } from '../mail/send-mail.ts'
import { addDraft } from './add-draft.ts'
import { issueDraft } from './issue-draft.ts'

/**
 * Issues an invoice with one line, tries to send it, and returns the status of the message. Throws INVALID or
 * NOT_FOUND like `createInvoice`.
 */
export async function requestPayment(
  ctx: AdminCtx,
  { amount, description, ...input }: PaymentRequestInput,
): Promise<PaymentRequest> {
  const lines = [{ description, quantity: '1', unitPrice: amount, taxRate: '0' }]
  const { mailId, ...request } = await ctx.transaction(async (tx) => {
    const invoice = await addDraft(tx, ctx.scope, {
      ...input,
      title: description,
      description: null,
      dueDate: null,
      lines,
    })
    return issueDraft(tx, { invoice, sendsMail: true, settings: ctx.settings })
  })
  return { ...request, email: await sendAtOnce(ctx, mailId) }
}
