import { type Db, listInvoiceLines } from '@tallgrass/db'
import { type InvoiceId, type Money, totalsOf } from '@tallgrass/domain'

/** The lines of an invoice and their stored totals. */
export async function readBreakdown(db: Db, { id, net, tax }: { id: InvoiceId; net: Money; tax: Money }) {
  const lines = await listInvoiceLines(db, id)
  return { lines, net, tax, taxes: totalsOf(lines).taxes }
}
