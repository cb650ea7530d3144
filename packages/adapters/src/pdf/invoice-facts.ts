import type {
  CalendarDate,
  DiscountTaken,
  InvoiceStatus,
  Money,
  PaymentMethod,
  PaymentProvider,
  PricedLine,
} from '@tallgrass/domain'

/** The content of an invoice's documents. Amounts are like '5000.00', days like '2026-11-20'. */
export interface InvoiceFacts {
  number: string | null
  title: string
  description: string | null
  status: InvoiceStatus
  createdAt: Date
  issueDate: CalendarDate | null
  dueDate: CalendarDate | null
  /** On the day on which it is printed. */
  isOverdue: boolean
  /** The day of the payment, or of what else settled the invoice. */
  paidOn: CalendarDate | null
  voidedOn: CalendarDate | null
  client: {
    /** The person who acts for the client. */
    name: string
    /** The legal name of their organization, if it has a name of its own. */
    org: string | null
    /** Postal, in several lines. */
    address: string | null
    email: string
    taxId: string | null
  }
  projectName: string | null
  currency: string
  /** Before the discount. */
  lines: (PricedLine & { description: string; net: Money })[]
  discount: DiscountTaken | null
  net: Money
  taxes: { rate: string; net: Money; tax: Money }[]
  total: Money
  refunded: Money
  /** Absolute; null if the invoice cannot be paid online. */
  payUrl: string | null
}

/** The payments and refunds of a paid invoice. */
export interface ReceiptFacts {
  invoice: InvoiceFacts
  payments: {
    on: CalendarDate
    method: PaymentMethod | null
    /** Null for a manual payment. */
    provider: PaymentProvider | null
    amount: Money
  }[]
  refunds: { on: CalendarDate; amount: Money }[]
  paid: Money
  balance: Money
}
