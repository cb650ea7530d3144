import type { InvoiceStatus, PaymentMethod, PaymentProvider, PricedLine } from '@tallgrass/domain'

/** The content of an invoice's documents. Amounts are like '5000.00', days like '2026-11-20'. */
export interface InvoiceFacts {
  number: string | null
  title: string
  description: string | null
  status: InvoiceStatus
  createdAt: Date
  issueDate: string | null
  dueDate: string | null
  /** The day of the payment, or of what else settled the invoice. */
  paidOn: string | null
  voidedOn: string | null
  client: { name: string; org: string | null; email: string }
  projectName: string | null
  currency: string
  lines: (PricedLine & { description: string; net: string })[]
  net: string
  taxes: { rate: string; net: string; tax: string }[]
  total: string
  refunded: string
  /** Absolute; null if the invoice cannot be paid online. */
  payUrl: string | null
}

/** The payments and refunds of a paid invoice. */
export interface ReceiptFacts {
  invoice: InvoiceFacts
  payments: {
    on: string
    method: PaymentMethod | null
    /** Null for a manual payment. */
    provider: PaymentProvider | null
    amount: string
  }[]
  refunds: { on: string; amount: string }[]
  paid: string
  balance: string
}
