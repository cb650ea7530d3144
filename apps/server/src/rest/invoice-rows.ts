import { type AdminInvoice, adminInvoice, invoice, MAX_PAGE_SIZE } from '@tallgrass/contracts'
import { z } from 'zod'
import { listOf } from './shapes.ts'
import { row, type Shape } from './table.ts'

const maxPage = { limit: MAX_PAGE_SIZE }

const adminInvoices = listOf(adminInvoice)

/** On this path, amounts are numbers. Safe, because a money string has at most ten digits. */
const withNumbers: Shape<{ items: AdminInvoice[]; nextCursor: string | null }> = {
  schema: z.array(adminInvoice.extend({ amount: z.number() })),
  toAnswer(page, address) {
    const amounts = page.items.map((item) => ({ ...item, amount: Number(item.amount) }))
    return { ...adminInvoices.toAnswer(page, address), body: amounts }
  },
}

export const invoiceRows = [
  row('GET', '/api/invoices', 'portal.invoices.list', {
    summary: 'Invoices, newest first; clients see their own, without drafts',
    defaults: maxPage,
    shape: listOf(invoice),
  }),
  row('GET', '/api/admin/invoices', 'admin.invoices.list', {
    summary: 'Invoices with their clients, newest first, amounts as numbers',
    defaults: maxPage,
    shape: withNumbers,
  }),
  row('POST', '/api/payments/create-request', 'admin.invoices.requestPayment', {
    summary: 'Issue an invoice with one line and get its payment link',
  }),
]
