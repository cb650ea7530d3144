import { AppError, addMoney, type InvoiceId, subtractMoney } from '@tallgrass/domain'
import type { PortalCtx } from '../authorize.ts'
import { readInvoiceDocument } from './get-invoice-document.ts'

/** The receipt of a paid invoice. Throws NOT_FOUND, or CONFLICT if the invoice is not paid yet. */
export async function getReceiptDocument(ctx: PortalCtx, input: { id: InvoiceId }) {
  return toReceipt(await readInvoiceDocument(ctx, input))
}

/** Throws CONFLICT if the invoice is not paid yet. */
export function toReceipt({ invoice, movements }: Awaited<ReturnType<typeof readInvoiceDocument>>) {
  const { paidOn, status, total } = invoice
  if (status !== 'PAID' || !paidOn) throw new AppError('CONFLICT', 'This invoice has not been paid yet')
  const recorded = movements.filter(({ type }) => type === 'payment')
  // Invoices older than the ledger were paid in full.
  const payments =
    recorded.length > 0 ? recorded : [{ on: paidOn, method: null, provider: null, amount: total }]
  const paid = addMoney(...payments.map(({ amount }) => amount))
  return {
    invoice,
    payments,
    refunds: movements.filter(({ type }) => type === 'refund'),
    paid,
    balance: subtractMoney(total, paid),
  }
}
