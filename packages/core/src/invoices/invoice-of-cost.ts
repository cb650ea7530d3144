import { type Db, findInvoiceOfCost } from '@tallgrass/db'
import { AppError, type CostId } from '@tallgrass/domain'

/** 'invoice INV-2026-0003' or 'the draft “…”', if the cost is charged. */
export async function findInvoiceInWords(db: Db, costId: CostId): Promise<string | undefined> {
  const invoice = await findInvoiceOfCost(db, costId)
  if (!invoice) return undefined
  return invoice.number ? `invoice ${invoice.number}` : `the draft “${invoice.title}”`
}

/** Throws CONFLICT, naming the invoice, if the cost is charged: charged costs do not change. */
export async function ensureUncharged(db: Db, costId: CostId): Promise<void> {
  const invoice = await findInvoiceInWords(db, costId)
  if (invoice) throw new AppError('CONFLICT', `This cost is on ${invoice}`)
}
