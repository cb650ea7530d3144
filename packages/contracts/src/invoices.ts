import { invoiceKinds, invoiceLabels, invoiceStatuses, invoiceStatusFilters } from '@tallgrass/domain'
import { z } from 'zod'
import { money } from './amount.ts'
import { calendarDay } from './calendar-day.ts'
import { clientIdOr, idOf, organizationFilter } from './id-of.ts'
import { pageInput, pageOf } from './page.ts'
import { instant } from './person.ts'
import { searchText } from './text.ts'

export const invoiceId = z.object({ id: idOf('Invoice') })
export const invoiceKind = z.enum(invoiceKinds, 'Unknown kind of invoice')
export const invoiceStatus = z.enum(invoiceStatuses, 'Unknown invoice status')

/** An invoice as both roles see it. Clients never see drafts. */
export const invoice = z
  .object({
    id: idOf('Invoice'),
    clientId: clientIdOr(),
    projectId: idOf('Project').nullable(),
    projectName: z.string().nullable(),
    number: z.string().nullable(),
    title: z.string(),
    description: z.string().nullable(),
    kind: invoiceKind,
    amount: money,
    currency: z.string(),
    status: invoiceStatus,
    /** Derived from dates and refunds, beside the status. */
    label: z
      .enum(invoiceLabels)
      .nullable()
      .meta({ description: 'Derived from dates and refunds, beside the status.' }),
    refunded: money,
    /** Received although it was not due, for example after the invoice was voided, and not returned yet. */
    toReturn: money.meta({
      description:
        'Received although it was not due, for example after the invoice was voided, and not returned yet.',
    }),
    /** Null also if it is not shared with the client who asks. */
    voidReason: z
      .string()
      .nullable()
      .meta({ description: 'Null also if it is not shared with the client who asks.' }),
    createdAt: instant,
    issueDate: calendarDay.nullable(),
    dueDate: calendarDay.nullable(),
    paidAt: instant.nullable(),
    /** The path of the payment page on this site; null for a draft. */
    url: z
      .string()
      .nullable()
      .meta({ description: 'The path of the payment page on this site; null for a draft.' }),
  })
  .meta({ description: 'An invoice as both roles see it. Clients never see drafts.' })
export type Invoice = z.infer<typeof invoice>
export const invoicePage = pageOf(invoice)

/** An invoice with the fields that only administrators see. */
export const adminInvoice = invoice
  .extend({
    clientName: z.string(),
    organizationId: idOf('Organization'),
    clientEmail: z.string(),
    /** The client sees the reason as well. */
    voidReasonShared: z.boolean().meta({ description: 'The client sees the reason as well.' }),
    version: z.int(),
  })
  .meta({ description: 'An invoice with the fields that only administrators see.' })
export type AdminInvoice = z.infer<typeof adminInvoice>
/** For a documented path that answers amounts as numbers. */
export const invoiceWithNumber = adminInvoice
  .extend({ amount: z.number() })
  .meta({ description: 'For a documented path that answers amounts as numbers.' })
export const adminInvoicePage = pageOf(adminInvoice)

/**
 * Newest first, nearest due date first (those without one after the others, then those that are paid or void), or
 * largest amount first.
 */
export const invoiceOrders = ['newest', 'due', 'amount'] as const

export const invoiceFilter = z.object({
  search: searchText,
  /** A status, or OVERDUE for the open invoices past their due date. */
  status: z
    .enum(invoiceStatusFilters, 'Unknown invoice status')
    .optional()
    .meta({ description: 'A status, or OVERDUE for the open invoices past their due date.' }),
  clientId: clientIdOr().optional(),
  organizationId: organizationFilter,
  projectId: idOf('Project').optional(),
})
export type InvoiceFilter = z.infer<typeof invoiceFilter>

/** A filter and an order. */
export const invoiceListing = invoiceFilter
  .extend({
    sort: z.enum(invoiceOrders, 'Sort must be newest, due or amount').default('newest'),
  })
  .meta({ description: 'A filter and an order.' })

export const listInvoicesInput = pageInput.extend(invoiceListing.shape)
export type ListInvoicesInput = z.infer<typeof listInvoicesInput>

/** Sums over no invoices are '0.00'. */
export const invoiceSummary = z
  .object({
    paid: money,
    paidCount: z.int(),
    /** The refunded amount. It is not subtracted from `paid`. */
    refunded: money.meta({ description: 'The refunded amount. It is not subtracted from `paid`.' }),
    outstanding: money,
    openCount: z.int(),
    overdueCount: z.int(),
    draftCount: z.int(),
    voidCount: z.int(),
    /** The number of invoices that the caller may see. */
    total: z.int().meta({ description: 'The number of invoices that the caller may see.' }),
  })
  .meta({ description: "Sums over no invoices are '0.00'." })
export type InvoiceSummary = z.infer<typeof invoiceSummary>

export const invoiceLine = z.object({
  description: z.string(),
  quantity: z.string(),
  unitPrice: money,
  /** Percent. */
  taxRate: z.string().meta({ description: 'Percent.' }),
  net: money,
  /** The cost that the line charges, if any. */
  costId: idOf('Cost').nullable().meta({ description: 'The cost that the line charges, if any.' }),
})
export type InvoiceLine = z.infer<typeof invoiceLine>

export const taxTotal = z.object({ rate: z.string(), net: money, tax: money })

/** What a discount takes off the lines; `percent` is null if it was given in dollars. */
export const discountTaken = z.object({ percent: z.string().nullable(), amount: money }).meta({
  description: 'What a discount takes off the lines; `percent` is null if it was given in dollars.',
})

/** The lines of an invoice, before a discount, and their totals after it. */
export const invoiceBreakdown = z
  .object({
    lines: z.array(invoiceLine),
    discount: discountTaken.nullable(),
    net: money,
    taxes: z.array(taxTotal),
    tax: money,
  })
  .meta({ description: 'The lines of an invoice, before a discount, and their totals after it.' })
