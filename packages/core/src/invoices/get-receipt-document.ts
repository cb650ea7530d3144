import { AppError, addMoney, subtractMoney } from '@tallgrass/domain'
import type { PortalCtx } from '../authorize.ts'
import { readInvoiceDocument } from './get-invoice-document.ts'

/** What the receipt of a paid invoice says. Throws NOT_FOUND, or CONFLICT where there is none yet. */
export async function getReceiptDocument(ctx: PortalCtx, input: { id: string }) {
  return toReceipt(await readInvoiceDocument(ctx, input))
}

/** Throws CONFLICT where there is none yet. */
export function toReceipt({ invoice, movements }: Awaited<ReturnType<typeof readInvoiceDocument>>) {
  const { paidOn, status, total } = invoice
  if (status !== 'PAID' || !paidOn) throw new AppError('CONFLICT', 'This invoice has not been paid yet')
  const noted = movements.filter(({ type }) => type === 'payment')
  // An invoice from before there was a ledger was paid as a whole.
  const payments = noted.length > 0 ? noted : [{ on: paidOn, method: null, provider: null, amount: total }]
  const paid = addMoney(...payments.map(({ amount }) => amount))
  return {
    invoice,
    payments,
    refunds: movements.filter(({ type }) => type === 'refund'),
    paid,
    balance: subtractMoney(total, paid),
  }
}
