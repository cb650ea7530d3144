import { type Db, findInvoiceOfCost } from '@tallgrass/db'
import { AppError } from '@tallgrass/domain'

/** 'invoice INV-2026-0003' or 'the draft “…”', if the cost is charged. */
export async function findInvoiceInWords(db: Db, costId: string): Promise<string | undefined> {
  const invoice = await findInvoiceOfCost(db, costId)
  if (!invoice) return undefined
  return invoice.number ? `invoice ${invoice.number}` : `the draft “${invoice.title}”`
}

/** What a client was or will be charged stays as it was charged. Throws CONFLICT, naming the invoice. */
export async function ensureUncharged(db: Db, costId: string): Promise<void> {
  const where = await findInvoiceInWords(db, costId)
  if (where) throw new AppError('CONFLICT', `This cost is on ${where}`)
}
