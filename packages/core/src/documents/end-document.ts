import { findAppliedPayment, freeCosts, settleInvoice, updateAgreement, updateDocument } from '@tallgrass/db'
import { agreementFlow, documentFlow, formatMoney, invoiceFlow } from '@tallgrass/domain'
import type { Tx } from '../ctx.ts'
import { auditInvoice } from '../invoices/audit-invoice.ts'
import { findHeldInvoice } from '../invoices/hold-invoice.ts'
import { raiseWorkItem } from '../work-items/raise-work-item.ts'
import { auditDocument } from './audit-document.ts'
import type { HeldDocument } from './hold-document.ts'
import { noteEvidence } from './note-evidence.ts'

interface Ending {
  how: 'decline' | 'expire' | 'withdraw'
  actor: { id: string | null; name: string }
  /** Why, in the words of whoever ended it. */
  reason?: string
}

const EVENTS = { decline: 'declined', expire: 'expired', withdraw: 'withdrawn' } as const

/**
 * Ends a document that not all have signed: its agreement is a draft again, and its retainer is not asked for any more.
 * Throws ILLEGAL_TRANSITION.
 */
export async function endDocument(tx: Tx, held: HeldDocument, { actor, how, reason }: Ending): Promise<void> {
  const { agreement, document } = held
  if (!documentFlow.can(document.status, how)) throw documentFlow.refusal(document.status, EVENTS[how])
  const status = documentFlow.next(document.status, how)
  const ended =
    how === 'decline' ? { declinedAt: tx.now, declineReason: reason ?? null } : { expiredAt: tx.now }
  await updateDocument(tx.db, document.id, { status, ...ended, sealedToken: null })
  await noteEvidence(tx, document.id, { event: EVENTS[how], actor, ...(reason && { detail: reason }) })
  if (agreement.documentId === document.id && agreementFlow.can(agreement.status, 'recall')) {
    const recalled = agreementFlow.next(agreement.status, 'recall')
    await updateAgreement(tx.db, agreement.id, { status: recalled, signedAtClient: null })
  }
  auditDocument(tx, held, {
    action: `document.${how}`,
    before: { status: document.status, agreementStatus: agreement.status },
    after: { status, ...(reason && { reason }) },
  })
  if (document.invoiceId) await takeBackRetainer(tx, { id: document.invoiceId, documentId: document.id, how })
}

const WHY = { decline: 'declined', expire: 'not signed in time', withdraw: 'withdrawn' }

/** Unpaid, it becomes void; what was paid has to be given back. */
async function takeBackRetainer(
  tx: Tx,
  { documentId, how, id }: { id: string; documentId: string; how: Ending['how'] },
): Promise<void> {
  const invoice = await findHeldInvoice(tx, tx.everybody, { id })
  if (!invoice || invoice.status === 'VOID') return
  if (invoice.status === 'PAID') {
    const { amount, currency, number } = invoice
    const detail = `The retainer ${number ?? ''} of ${formatMoney(amount)} is paid, but its document was ${WHY[how]}. It should be given back.`
    const payment = await findAppliedPayment(tx.db, id)
    const cause = `retainer:${documentId}`
    await raiseWorkItem(tx, {
      ...{ kind: 'refund_due', cause, detail, amount, currency, invoiceId: id },
      ...(payment && { paymentId: payment.id }),
    })
    return
  }
  const status = invoiceFlow.next(invoice.status, 'void')
  const reason = `Its document was ${WHY[how]}`
  await settleInvoice(tx.db, id, { status, voidedAt: tx.now, voidReason: reason })
  await freeCosts(tx.db, id)
  auditInvoice(tx, invoice, {
    action: 'invoice.void',
    before: { status: invoice.status },
    after: { status, number: invoice.number, reason },
  })
  // Its payment page may still be open at the provider.
  if (invoice.status === 'OPEN') await tx.enqueue('close-checkouts', { invoiceId: id })
}
