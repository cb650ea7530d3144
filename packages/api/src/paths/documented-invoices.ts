import { type AdminInvoice, adminInvoice, invoice, invoiceWithNumber } from '@tallgrass/contracts'
import { MAX_PAGE_SIZE } from '@tallgrass/domain'
import { z } from 'zod'
import { documentedRow, type Shape } from './row.ts'
import { listOf } from './shapes.ts'

const maxPage = { limit: MAX_PAGE_SIZE }

const adminInvoices = listOf(adminInvoice)

/** On this path, amounts are numbers. Safe, because a money string has at most ten digits. */
const withNumbers: Shape<{ items: AdminInvoice[]; nextCursor: string | null }> = {
  headers: adminInvoices.headers ?? [],
  schema: z.array(invoiceWithNumber),
  toAnswer(page, address) {
    const amounts = page.items.map((item) => ({ ...item, amount: Number(item.amount) }))
    return { ...adminInvoices.toAnswer(page, address), body: amounts }
  },
}

export const documentedInvoices = [
  documentedRow('GET', '/api/invoices', 'portal.invoices.list', {
    defaults: maxPage,
    shape: listOf(invoice),
  }),
  documentedRow('GET', '/api/admin/invoices', 'admin.invoices.list', {
    summary: 'Invoices with their clients, newest first, amounts as numbers',
    defaults: maxPage,
    shape: withNumbers,
  }),
  documentedRow('POST', '/api/payments/create-request', 'admin.invoices.requestPayment'),
]
