export { renderInvoice } from './pdf/invoice.ts'
export { renderReceipt } from './pdf/receipt.ts'
