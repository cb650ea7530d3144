import { type Db, listInvoiceLines } from '@tallgrass/db'
import { totalsOf } from '@tallgrass/domain'

/** The lines of an invoice and their stored totals. */
export async function readBreakdown(db: Db, { id, net, tax }: { id: string; net: string; tax: string }) {
  const lines = await listInvoiceLines(db, id)
  return { lines, net, tax, taxes: totalsOf(lines).taxes }
}
