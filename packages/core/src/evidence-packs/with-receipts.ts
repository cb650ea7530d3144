import type { readIssuedInvoices } from '../invoices/get-invoice-document.ts'
import { toReceipt } from '../invoices/get-receipt-document.ts'

/** The printed invoices, each with its receipt once it is paid. */
export function withReceipts(issued: Awaited<ReturnType<typeof readIssuedInvoices>>) {
  return issued.map((document) => ({
    invoice: document.invoice,
    receipt: document.invoice.status === 'PAID' ? toReceipt(document) : null,
  }))
}
