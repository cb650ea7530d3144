export { createSeal } from './esign/builtin/seal.ts'
export { findSealKey, openSealKey } from './esign/builtin/seal-key.ts'
export { renderInvoice } from './pdf/invoice.ts'
export { renderReceipt } from './pdf/receipt.ts'
