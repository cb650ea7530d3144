import { type Db, listInvoiceLines } from '@tallgrass/db'
import { type InvoiceId, type Money, NO_MONEY, totalsCharged } from '@tallgrass/domain'
import { toPercent } from './to-percent.ts'

interface StoredTotals {
  id: InvoiceId
  discountPercent: string | null
  net: Money
  tax: Money
}

/** The lines of an invoice, before a discount, and its stored totals. */
export async function readBreakdown(db: Db, { discountPercent, id, net, tax }: StoredTotals) {
  const rows = await listInvoiceLines(db, id)
  const { discount, listNets, taxes } = totalsCharged(rows, toPercent(discountPercent))
  const lines = rows.map((line, n) => ({ ...line, net: listNets[n] ?? NO_MONEY }))
  return { lines, discount, net, tax, taxes }
}
