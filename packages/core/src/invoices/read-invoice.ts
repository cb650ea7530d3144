import type { InvoiceDetails } from '@tallgrass/contracts'
import { type Db, findInvoice, listLedgerOf, listRefundsOf, listRemindersOf } from '@tallgrass/db'
import { type InvoiceId, noSuch } from '@tallgrass/domain'
import type { AdminCtx } from '../authorize.ts'
import { readBreakdown } from './read-breakdown.ts'
import { toInvoice } from './to-invoice.ts'

/** An invoice with its lines, ledger, refunds and reminders. Throws NOT_FOUND. */
export async function readInvoice(
  ctx: Pick<AdminCtx, 'clock' | 'scope'>,
  db: Db,
  id: InvoiceId,
): Promise<InvoiceDetails> {
  const row = await findInvoice(db, ctx.scope, id)
  if (!row) throw noSuch('Invoice')
  return {
    ...toInvoice(ctx, row),
    ...(await readBreakdown(db, row)),
    ledger: await listLedgerOf(db, id),
    refunds: await listRefundsOf(db, id),
    reminders: await listRemindersOf(db, id),
  }
}
