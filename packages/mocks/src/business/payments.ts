import type { InvoiceDetails, LedgerEntry } from '@tallgrass/contracts'
import {
  AppError,
  addMoney,
  cardLimits,
  ensurePayableByCard,
  ensureReceivable,
  ensureRefundable,
  type Instant,
  type InvoiceId,
  invoiceFlow,
  invoiceLabelAt,
  NO_MONEY,
  noSuch,
  parseInstant,
  subtractMoney,
} from '@tallgrass/domain'
import { anId } from '@tallgrass/domain/an-id'
import { sandboxMocks } from '../defaults/invoices.ts'
import type { Mocks } from '../procedure-types.ts'
import { checkoutOf } from '../samples/checkout.ts'
import { admin } from '../samples/people.ts'
import { type Desk, getRow, now, today } from './desk.ts'

const SESSION = 'cs_test_'

export function paymentVerbs({ business: { invoices }, changed }: Desk) {
  function ofLink({ invoice: id, key }: { invoice: InvoiceId; key: string }): InvoiceDetails {
    const invoice = invoices.find((one) => one.id === id)
    if (!invoice?.url || key !== 'sample') throw new AppError('NOT_FOUND', 'This payment link is not valid')
    return invoice
  }

  function ofSession(sessionId: string): InvoiceDetails {
    const invoice = invoices.find(({ id }) => sessionId === `${SESSION}${id}`)
    if (!invoice) throw noSuch('LedgerEntry')
    return invoice
  }

  function pay(
    invoice: InvoiceDetails,
    how: Pick<LedgerEntry, 'method' | 'note' | 'receivedAt'>,
  ): InvoiceDetails {
    const { amount, currency } = invoice
    const byCard = how.method === 'card'
    const id = anId('LedgerEntry')
    Object.assign(invoice, {
      status: invoiceFlow.next(invoice.status, 'pay'),
      label: null,
      paidAt: how.receivedAt,
      version: invoice.version + 1,
    })
    invoice.ledger.push({
      ...how,
      id,
      type: 'payment',
      amount,
      currency,
      applied: true,
      provider: byCard ? 'sandbox' : null,
      providerPaymentId: byCard ? `pi_test_${id}` : null,
      recordedByName: byCard ? null : admin.name,
      refundable: amount,
    })
    changed('invoice', invoice.id)
    return invoice
  }

  return {
    'admin.invoices.recordPayment': ({ id, note, receivedOn }) => {
      ensureReceivable(receivedOn, today())
      const invoice = getRow('Invoice', invoices, id)
      ensureOpen(invoice, 'This invoice is a draft. Issue it before you record a payment.')
      const receivedAt: Instant = receivedOn === today() ? now() : parseInstant(`${receivedOn}T12:00:00.000Z`)
      return pay(invoice, { method: 'manual', note, receivedAt })
    },
    'admin.invoices.refund': ({ amount, paymentId, reason }) => {
      const invoice = invoices.find(({ ledger }) => ledger.some(({ id }) => id === paymentId))
      const payment = invoice?.ledger.find(({ id }) => id === paymentId)
      if (!invoice || !payment) throw noSuch('LedgerEntry')
      ensureRefundable(amount, {
        paid: payment.amount,
        refunded: subtractMoney(payment.amount, payment.refundable),
      })
      const refund = {
        id: anId('Refund'),
        paymentId,
        amount,
        reason,
        status: 'succeeded' as const,
        failure: null,
        createdAt: now(),
      }
      payment.refundable = subtractMoney(payment.refundable, amount)
      invoice.refunded = addMoney(invoice.refunded, amount)
      invoice.label = invoiceLabelAt(invoice, today())
      invoice.refunds.push(refund)
      invoice.ledger.push({
        ...payment,
        id: anId('LedgerEntry'),
        type: 'refund',
        amount,
        note: reason,
        refundable: NO_MONEY,
        receivedAt: now(),
      })
      changed('invoice', invoice.id)
      return refund
    },
    'portal.checkout.get': (link) => checkoutOf(ofLink(link)),
    'portal.checkout.start': (link) => {
      const invoice = ofLink(link)
      ensureOpen(invoice)
      ensurePayableByCard(invoice.amount, cardLimits)
      return { url: `/sandbox/${SESSION}${invoice.id}` }
    },
    'portal.sandbox.get': ({ sessionId }) => {
      const { amount, currency, status, title, url } = ofSession(sessionId)
      const state = status === 'PAID' ? 'paid' : status === 'OPEN' ? 'open' : 'expired'
      return {
        title,
        amount,
        currency,
        status: state,
        successUrl: successUrl(sessionId),
        cancelUrl: url ?? '/',
      }
    },
    'portal.sandbox.pay': async (input) => {
      const invoice = ofSession(input.sessionId)
      ensureOpen(invoice)
      const answer = await sandboxMocks['portal.sandbox.pay'](input)
      if (answer.outcome !== 'paid') return answer
      pay(invoice, { method: 'card', note: null, receivedAt: now() })
      return { ...answer, successUrl: successUrl(input.sessionId) }
    },
    'portal.checkout.outcome': ({ sessionId }) => {
      const { amount, number, status } = ofSession(sessionId)
      return { state: status === 'PAID' ? 'confirmed' : 'pending', amount, number, testMode: true }
    },
  } satisfies Mocks
}

function successUrl(sessionId: string): string {
  return `/client/payment-success?session_id=${sessionId}`
}

/** Throws CONFLICT, naming the state. */
function ensureOpen({ status }: InvoiceDetails, ofDraft = 'This invoice has not been issued'): void {
  if (status === 'OPEN') return
  const sentences = {
    DRAFT: ofDraft,
    PAID: 'This invoice is already paid',
    VOID: 'This invoice has been voided',
  }
  throw new AppError('CONFLICT', sentences[status])
}
