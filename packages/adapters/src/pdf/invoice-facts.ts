import type { InvoiceStatus, PaymentMethod, PaymentProvider, PricedLine } from '@tallgrass/domain'

/** What the documents of an invoice say. Amounts are '5000.00', days are '2026-11-20'. */
export interface InvoiceFacts {
  number: string | null
  title: string
  description: string | null
  status: InvoiceStatus
  createdAt: Date
  issueDate: string | null
  dueDate: string | null
  /** Of the payment, or of what ended the invoice. */
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
  /** Absolute; of what can be paid. */
  payUrl: string | null
}

/** What came in for a paid invoice, and what of it went back. */
export interface ReceiptFacts {
  invoice: InvoiceFacts
  payments: {
    on: string
    method: PaymentMethod | null
    /** Of a card. */
    provider: PaymentProvider | null
    amount: string
  }[]
  refunds: { on: string; amount: string }[]
  paid: string
  /** What is left to pay. */
  balance: string
}
