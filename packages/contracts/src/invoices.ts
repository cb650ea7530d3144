import { invoiceKinds, invoiceLabels, invoiceStatuses } from '@tallgrass/domain'
import { z } from 'zod'
import { money } from './amount.ts'
import { calendarDay } from './calendar-day.ts'
import { pageInput, pageOf } from './page.ts'
import { instant } from './person.ts'
import { searchText } from './text.ts'

export const invoiceId = z.object({ id: z.uuid('No such invoice') })
export const invoiceKind = z.enum(invoiceKinds, 'Unknown kind of invoice')
export const invoiceStatus = z.enum(invoiceStatuses, 'Unknown invoice status')

/** An invoice as both roles see it; a client finds no drafts. */
export const invoice = z.object({
  id: z.uuid(),
  clientId: z.uuid(),
  projectId: z.uuid().nullable(),
  projectName: z.string().nullable(),
  number: z.string().nullable(),
  title: z.string(),
  description: z.string().nullable(),
  kind: invoiceKind,
  amount: money,
  currency: z.string(),
  status: invoiceStatus,
  /** What follows from the facts: overdue, refunded. */
  label: z.enum(invoiceLabels).nullable(),
  refunded: money,
  createdAt: instant,
  issueDate: calendarDay.nullable(),
  dueDate: calendarDay.nullable(),
  paidAt: instant.nullable(),
  /** The payment page, relative to the site; none for a draft. */
  url: z.string().nullable(),
})
export type Invoice = z.infer<typeof invoice>
export const invoicePage = pageOf(invoice)

/** With what only administrators read. */
export const adminInvoice = invoice.extend({
  clientName: z.string(),
  clientEmail: z.string(),
  voidReason: z.string().nullable(),
  version: z.int(),
})
export type AdminInvoice = z.infer<typeof adminInvoice>
export const adminInvoicePage = pageOf(adminInvoice)

/** By `newest` first, by due date (the nearest first, those without one last), or by amount, the largest first. */
export const invoiceOrders = ['newest', 'due', 'amount'] as const

export const invoiceFilter = z.object({
  search: searchText,
  status: invoiceStatus.optional(),
  clientId: z.uuid('No such client').optional(),
  projectId: z.uuid('No such project').optional(),
})
export type InvoiceFilter = z.infer<typeof invoiceFilter>

/** Which invoices, and in which order. */
export const invoiceListing = invoiceFilter.extend({
  sort: z.enum(invoiceOrders, 'Sort must be newest, due or amount').default('newest'),
})

export const listInvoicesInput = pageInput.extend(invoiceListing.shape)
export type ListInvoicesInput = z.infer<typeof listInvoicesInput>

/** Sums of nothing are '0.00'. */
export const invoiceSummary = z.object({
  paid: money,
  paidCount: z.int(),
  /** What was given back; it is not taken off `paid`. */
  refunded: money,
  outstanding: money,
  openCount: z.int(),
  overdueCount: z.int(),
  draftCount: z.int(),
  voidCount: z.int(),
  /** All that the caller may see. */
  total: z.int(),
})
export type InvoiceSummary = z.infer<typeof invoiceSummary>

export const invoiceLine = z.object({
  description: z.string(),
  quantity: z.string(),
  unitPrice: money,
  /** Percent. */
  taxRate: z.string(),
  net: money,
  /** The cost that it charges, if it does. */
  costId: z.uuid().nullable(),
})
export type InvoiceLine = z.infer<typeof invoiceLine>

export const taxTotal = z.object({ rate: z.string(), net: money, tax: money })

/** The lines of an invoice and what they come to. */
export const invoiceBreakdown = z.object({
  lines: z.array(invoiceLine),
  net: money,
  taxes: z.array(taxTotal),
  tax: money,
})
