import { findInvoiceFacts } from '@tallgrass/db'
import { type EventKind, type InvoiceId, type Money, noSuch } from '@tallgrass/domain'
import type { Tx } from '../ctx.ts'
import { emit } from '../events/emit.ts'

type InvoiceEvent = Extract<EventKind, `invoice.${string}`>

/** Tells whom it concerns what became of an invoice. */
export async function emitInvoice(
  tx: Tx,
  kind: InvoiceEvent,
  { amount, id }: { id: InvoiceId; amount: Money },
): Promise<void> {
  const facts = await findInvoiceFacts(tx.db, id)
  if (!facts) throw noSuch('Invoice')
  const { client, number, organizationId, title } = facts
  emit(tx, kind, { invoiceId: id, invoice: number ?? title, client, organizationId, amount })
}
