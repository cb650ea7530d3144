import { findInvoiceFacts } from '@tallgrass/db'
import { type InvoiceId, type Money, noSuch, type UserId } from '@tallgrass/domain'
import type { Tx } from '../ctx.ts'
import { emit } from '../events/emit.ts'

interface Told {
  id: InvoiceId
  amount: Money
  /** Who gets a message of its own about it; the others who pay may be mailed about the event. */
  mailedTo: UserId | null
}

/** Tells whom it concerns what became of an invoice. */
export async function emitInvoice(
  tx: Tx,
  kind: 'invoice.issued' | 'invoice.overdue' | 'invoice.paid' | 'invoice.refunded',
  told: Told,
): Promise<void> {
  emit(tx, kind, await toInvoiceEvent(tx, told))
}

/** The facts that events of an invoice tell. */
export async function toInvoiceEvent(tx: Tx, { amount, id, mailedTo }: Told) {
  const facts = await findInvoiceFacts(tx.db, id)
  if (!facts) throw noSuch('Invoice')
  const { client, number, organizationId, title } = facts
  return { invoiceId: id, invoice: number ?? title, client, organizationId, amount, mailedTo }
}
