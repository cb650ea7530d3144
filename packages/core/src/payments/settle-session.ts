import {
  type CheckoutRow,
  endCheckout,
  findActiveCheckout,
  findCheckoutBySession,
  insertLedgerEntry,
  type LockedInvoice,
  listWaitingNotices,
  moveInvoiceRow,
  newId,
} from '@tallgrass/db'
import { formatMoney, type InvoiceId, invoiceFlow, type LedgerEntryId, toId } from '@tallgrass/domain'
import type { Ctx, Tx } from '../ctx.ts'
import { emitInvoice } from '../invoices/emit-invoice.ts'
import { findLockedInvoice } from '../invoices/lock-invoice.ts'
import { retainerBeginsProject } from '../path/retainer-begins-project.ts'
import type { ProviderSession } from '../ports/payments.ts'
import { raiseWorkItem } from '../work-items/raise-work-item.ts'
import { auditPayment } from './audit-payment.ts'
import type { NoticeOutcome } from './notice-outcome.ts'
import { enqueueReceipt } from './payment-mail.ts'

type Payment = NonNullable<ProviderSession['payment']>

/**
 * Records the state of a session at its provider. A payment is recorded once, no matter how often or in which
 * order states are reported. `attempt` is the session's attempt, if known. Returns the outcome.
 */
export async function settleSession(
  ctx: Ctx,
  session: ProviderSession,
  attempt?: CheckoutRow,
): Promise<NoticeOutcome> {
  return ctx.transaction(async (tx) => {
    const known = await findCheckoutBySession(tx.db, session.id)
    const invoiceId = known?.invoiceId ?? attempt?.invoiceId ?? toInvoiceId(session)
    const invoice = invoiceId ? await findLockedInvoice(tx, tx.everybody, { id: invoiceId }) : undefined
    const payment = session.status === 'paid' ? session.payment : null
    if (!invoice) return payment ? raiseUnmatched(ctx, tx, session, payment) : 'session_not_ours'
    if (session.status === 'open') return 'session_open'
    const checkout = known ?? attempt ?? (payment && (await findUnanswered(tx, invoice.id)))
    if (checkout) {
      const status = payment ? 'paid' : 'expired'
      await endCheckout(tx.db, checkout.id, { providerSessionId: session.id, status })
    }
    if (!payment) return session.status === 'paid' ? 'nothing_charged' : 'session_expired'
    return receive(ctx, tx, { invoice, payment, sessionId: session.id })
  })
}

/** The session carries the id that we gave it, but it may have been changed since. */
function toInvoiceId({ invoiceId }: ProviderSession): InvoiceId | undefined {
  return invoiceId ? toId('Invoice', invoiceId) : undefined
}

/** An attempt whose answer was lost must be the session's. */
async function findUnanswered(tx: Tx, invoiceId: InvoiceId): Promise<CheckoutRow | undefined> {
  const active = await findActiveCheckout(tx.db, invoiceId)
  return active?.status === 'creating' ? active : undefined
}

interface ReceivedPayment {
  invoice: LockedInvoice
  payment: Payment
  sessionId: string
}

async function receive(
  ctx: Ctx,
  tx: Tx,
  { invoice, payment, sessionId }: ReceivedPayment,
): Promise<NoticeOutcome> {
  const { provider } = ctx.payments
  const { amount, currency, id: providerPaymentId, receivedAt } = payment
  const isExact = amount === invoice.amount && currency === invoice.currency
  const applied = isExact && invoice.status === 'OPEN'
  const id = newId('LedgerEntry', tx.now)
  const entry = { id, invoiceId: invoice.id, type: 'payment', method: 'card', amount, currency } as const
  const facts = { applied, provider, providerPaymentId, receivedAt, createdAt: tx.now }
  if (!(await insertLedgerEntry(tx.db, { ...entry, ...facts }))) return 'already_recorded'
  auditPayment(tx, invoice, {
    action: 'payment.receive',
    entity: 'payment',
    entityId: id,
    after: { invoiceId: invoice.id, method: 'card', amount, currency, applied },
  })
  for (const { id: noticeId } of await listWaitingNotices(tx.db, { provider, waitsFor: providerPaymentId })) {
    await tx.enqueue('settle-payment-notice', { noticeId })
  }
  if (!applied)
    return raiseUnapplied(tx, { invoice, payment, ledgerId: id, cause: `${provider}:${payment.id}` })
  await moveInvoiceRow(tx.db, invoice.id, {
    from: invoice.status,
    status: invoiceFlow.next(invoice.status, 'pay'),
    paidAt: receivedAt,
    providerInvoiceId: sessionId,
  })
  const mailedTo = await enqueueReceipt(ctx, tx, { invoice, amount })
  await emitInvoice(tx, 'invoice.paid', { id: invoice.id, amount, mailedTo })
  if (invoice.projectId) await retainerBeginsProject(tx, invoice.projectId)
  if (await findActiveCheckout(tx.db, invoice.id)) {
    await tx.enqueue('close-checkouts', { invoiceId: invoice.id })
  }
  return 'paid'
}

/** Raises a work item for a payment that does not count toward its invoice. */
async function raiseUnapplied(
  tx: Tx,
  money: { invoice: LockedInvoice; payment: Payment; ledgerId: LedgerEntryId; cause: string },
): Promise<NoticeOutcome> {
  const { cause, invoice, ledgerId, payment } = money
  const { amount, currency } = payment
  const facts = { cause, amount, currency, invoiceId: invoice.id, paymentId: ledgerId }
  if (invoice.status === 'OPEN') {
    const detail = `A card payment of ${amount} ${currency} arrived for an invoice of ${formatMoney(invoice.amount)}. The invoice stays open: refund the payment or settle the difference with the client.`
    await raiseWorkItem(tx, { ...facts, kind: 'payment_mismatch', detail })
    return 'wrong_amount'
  }
  const isPaid = invoice.status === 'PAID'
  const state = isPaid ? 'was already paid' : 'has been voided'
  const detail = `A card payment of ${amount} ${currency} arrived for an invoice that ${state}. It should be refunded.`
  await raiseWorkItem(tx, { ...facts, kind: 'refund_due', detail })
  return isPaid ? 'already_paid' : 'voided'
}

async function raiseUnmatched(
  ctx: Ctx,
  tx: Tx,
  session: ProviderSession,
  payment: Payment,
): Promise<NoticeOutcome> {
  const { provider } = ctx.payments
  const { amount, currency } = payment
  const detail = `A card payment of ${amount} ${currency} matches no invoice. At ${provider}, it is payment ${payment.id} of session ${session.id}.`
  const cause = `${provider}:${payment.id}`
  await raiseWorkItem(tx, { kind: 'payment_unmatched', cause, detail, amount, currency })
  return 'unmatched'
}
