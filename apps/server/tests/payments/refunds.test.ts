// Guards: refund-payment, request-refund, settle-provider-refund

import { parseId } from '@tallgrass/domain'
import { expect, test } from 'vitest'
import { type PaymentApp, paymentApps } from '../support/payment-app.ts'
import { present } from '../support/present.ts'

const paymentApp = await paymentApps()

const UNKNOWN = parseId('LedgerEntry', '01a1f7d0-0b33-7623-a6a1-76287c5874e3')
const reason = 'One training less than planned'

/** An invoice paid by card, with the ids of its payment in the ledger and at the provider. */
async function paidInvoice(app: PaymentApp) {
  const { deliver, ledgerOf, payments, startedInvoice, work } = app
  const invoice = await startedInvoice()
  const providerPaymentId = payments.pay(invoice.sessionId)
  await deliver({ about: 'session', aboutId: invoice.sessionId })
  await work()
  const payment = present((await ledgerOf(invoice.id))[0])
  return { ...invoice, paymentId: payment.id, providerPaymentId }
}

function refundsOf({ db }: PaymentApp) {
  return db
    .selectFrom('refunds')
    .select(['status', 'amount', 'reason', 'failure', 'requestedBy'])
    .orderBy('amount')
    .execute()
}

test('a card payment is refunded in parts, and the client gets an email for each', async () => {
  const app = await paymentApp()
  const { admin, invoiceOf, ledgerOf, mails } = app
  const { id, paymentId } = await paidInvoice(app)
  const { trpc } = await admin()
  const refund = { paymentId, amount: '250.00', reason }
  const answer = await trpc.admin.invoices.refund.mutate(refund)
  expect(answer).toMatchObject({ ...refund, status: 'succeeded', failure: null })
  await trpc.admin.invoices.refund.mutate({ ...refund, amount: '4750.00' })
  expect(await ledgerOf(id)).toMatchObject([
    { type: 'payment', amount: '5000.00' },
    { type: 'refund', method: 'card', applied: true, note: reason },
    { type: 'refund', method: 'card', applied: true, note: reason },
  ])
  expect(await invoiceOf(id)).toMatchObject({ status: 'PAID' })
  expect((await mails()).sort()).toEqual(['payment-received', 'payment-refunded', 'payment-refunded'])
  const written = await app.db.selectFrom('auditLogs').select('action').orderBy('seq').execute()
  expect(written.map(({ action }) => action).slice(-4)).toEqual([
    'refund.request',
    'refund.settle',
    'refund.request',
    'refund.settle',
  ])
})

test('refuses to refund more than is left, or an entry that is not a payment', async () => {
  const app = await paymentApp()
  const { paymentId } = await paidInvoice(app)
  const { refund } = (await app.admin()).trpc.admin.invoices
  await expect(refund.mutate({ paymentId, amount: '5000.01', reason })).rejects.toThrow(
    'At most $5,000.00 can be refunded',
  )
  await refund.mutate({ paymentId, amount: '4000.00', reason })
  await expect(refund.mutate({ paymentId, amount: '1000.01', reason })).rejects.toThrow(
    'At most $1,000.00 can be refunded',
  )
  await expect(refund.mutate({ paymentId, amount: '0.00', reason })).rejects.toThrow('at least 0.01')
  await expect(refund.mutate({ paymentId, amount: '1.00', reason: '' })).rejects.toThrow(
    'Enter a reason for the refund',
  )
  await expect(refund.mutate({ paymentId: UNKNOWN, amount: '1.00', reason })).rejects.toThrow(
    'This payment does not exist',
  )
  const entries = app.db.selectFrom('ledgerEntries').select('id').where('type', '=', 'refund')
  const refundId = (await entries.executeTakeFirstOrThrow()).id
  await expect(refund.mutate({ paymentId: refundId, amount: '1.00', reason })).rejects.toThrow(
    'This payment does not exist',
  )
  expect(await refundsOf(app)).toMatchObject([{ amount: '4000.00' }])
})

test('a manual payment is refunded by hand, right away', async () => {
  const app = await paymentApp()
  const { admin, ledgerOf, openInvoice, payments } = app
  const { id } = await openInvoice()
  const { trpc } = await admin()
  const receipt = { id, receivedOn: '2026-11-18', note: 'Check' }
  await trpc.admin.invoices.recordPayment.mutate(receipt)
  const payment = present((await ledgerOf(id))[0])
  const refund = { paymentId: payment.id, amount: '5000.00', reason }
  expect(await trpc.admin.invoices.refund.mutate(refund)).toMatchObject({ status: 'succeeded' })
  expect(await ledgerOf(id)).toMatchObject([
    { type: 'payment', method: 'manual' },
    { type: 'refund', method: 'manual', amount: '5000.00', applied: true },
  ])
  expect(payments.calls).toEqual([])
})

test('a pending refund counts once the provider completes it', async () => {
  const app = await paymentApp()
  const { admin, deliver, ledgerOf, payments, work } = app
  const { id, paymentId } = await paidInvoice(app)
  payments.behavior.refunds = 'pending'
  const { trpc } = await admin()
  const refund = { paymentId, amount: '250.00', reason }
  expect(await trpc.admin.invoices.refund.mutate(refund)).toMatchObject({ status: 'requested' })
  expect(await ledgerOf(id)).toHaveLength(1)
  payments.finishRefunds('succeeded')
  const [refundId = ''] = payments.refundIds()
  for (let n = 0; n < 2; n++) await deliver({ about: 'refund', aboutId: refundId })
  await work()
  expect(await ledgerOf(id)).toMatchObject([{ type: 'payment' }, { type: 'refund', amount: '250.00' }])
  expect(await refundsOf(app)).toMatchObject([{ status: 'succeeded', reason }])
})

test.each(['at once', 'later'])('a refund that fails %s opens a work item', async (when) => {
  const app = await paymentApp()
  const { admin, deliver, ledgerOf, payments, work, workItems } = app
  const { id, paymentId } = await paidInvoice(app)
  payments.behavior.refunds = when === 'at once' ? 'refused' : 'pending'
  const { trpc } = await admin()
  await trpc.admin.invoices.refund.mutate({ paymentId, amount: '250.00', reason })
  payments.finishRefunds('failed')
  for (const aboutId of payments.refundIds()) await deliver({ about: 'refund', aboutId })
  await work()
  expect(await refundsOf(app)).toMatchObject([{ status: 'failed', failure: 'The card was closed' }])
  expect(await ledgerOf(id)).toHaveLength(1)
  expect(await workItems()).toMatchObject([
    {
      kind: 'refund_failed',
      amount: '250.00',
      detail: '$250.00 could not be refunded by card: The card was closed',
    },
  ])
  const told = app.services.database.db.selectFrom('events').select('adminSentence')
  expect(await told.where('kind', '=', 'refund.failed').execute()).toEqual([
    {
      adminSentence: expect.stringMatching(
        /^The refund of \$250\.00 to .+ failed\. Reason: The card was closed$/,
      ),
    },
  ])
})

test('a refund that had succeeded and then fails is told once, however often its provider says so', async () => {
  const app = await paymentApp()
  const { admin, deliver, payments, work, workItems } = app
  const { paymentId } = await paidInvoice(app)
  const { trpc } = await admin()
  const refund = { paymentId, amount: '250.00', reason }
  expect(await trpc.admin.invoices.refund.mutate(refund)).toMatchObject({ status: 'succeeded' })
  payments.finishRefunds('failed')
  for (let n = 0; n < 2; n++) {
    for (const aboutId of payments.refundIds()) await deliver({ about: 'refund', aboutId })
    await work()
  }
  expect(await refundsOf(app)).toMatchObject([{ status: 'succeeded' }])
  expect(await workItems()).toMatchObject([{ kind: 'refund_failed', amount: '250.00' }])
  const told = app.db.selectFrom('events').select('adminSentence').where('kind', '=', 'refund.failed')
  expect(await told.execute()).toHaveLength(1)
})

test('after a failed refund, another one can be requested', async () => {
  const app = await paymentApp()
  const { admin, payments } = app
  const { paymentId } = await paidInvoice(app)
  const { refund } = (await admin()).trpc.admin.invoices
  const whole = { paymentId, amount: '5000.00', reason }
  payments.behavior.refunds = 'refused'
  expect(await refund.mutate(whole)).toMatchObject({ status: 'failed', failure: 'The card was closed' })
  payments.behavior.refunds = 'succeeded'
  expect(await refund.mutate(whole)).toMatchObject({ status: 'succeeded' })
})

test.each(['unreachable', 'lost'] as const)(
  'a refund whose response is %s stays requested and is retried with the same key',
  async (mishap) => {
    const app = await paymentApp()
    const { admin, ledgerOf, payments, work } = app
    const { id, paymentId } = await paidInvoice(app)
    const { trpc } = await admin()
    payments.next('refund', mishap)
    const refund = { paymentId, amount: '250.00', reason }
    expect(await trpc.admin.invoices.refund.mutate(refund)).toMatchObject({ status: 'requested' })
    await work()
    expect(await ledgerOf(id)).toMatchObject([{ type: 'payment' }, { type: 'refund', amount: '250.00' }])
    expect(payments.refundIds()).toHaveLength(1)
  },
)

test('a notice about our own refund whose response was lost is not recorded as a foreign refund', async () => {
  const app = await paymentApp()
  const { admin, deliver, payments, waiting, work } = app
  const { paymentId } = await paidInvoice(app)
  const { trpc } = await admin()
  payments.next('refund', 'lost')
  await trpc.admin.invoices.refund.mutate({ paymentId, amount: '250.00', reason })
  waiting.length = 0
  await deliver({ about: 'refund', aboutId: payments.refundIds()[0] ?? '' })
  await work()
  expect(await refundsOf(app)).toMatchObject([
    { status: 'succeeded', reason, requestedBy: expect.any(String) },
  ])
})

test('a refund made at the provider is recorded, even if its notice arrives before the payment’s', async () => {
  const app = await paymentApp()
  const { deliver, ledgerOf, payments, startedInvoice, work } = app
  const { id, sessionId } = await startedInvoice()
  const refund = payments.refundAtProvider(payments.pay(sessionId), '100.00')
  await deliver({ about: 'refund', aboutId: refund.id })
  await work()
  expect(await ledgerOf(id)).toEqual([])
  const notices = app.db.selectFrom('paymentNotices').select(['outcome', 'waitsFor']).orderBy('receivedAt')
  expect(await notices.execute()).toEqual([{ outcome: null, waitsFor: `pi_${sessionId}` }])
  app.clock.advance({ seconds: 1 })
  await deliver({ about: 'session', aboutId: sessionId })
  await work()
  expect(await notices.execute()).toEqual([
    { outcome: 'Refunded', waitsFor: null },
    { outcome: 'Paid', waitsFor: null },
  ])
  expect((await ledgerOf(id)).map(({ type }) => type).sort()).toEqual(['payment', 'refund'])
  expect(await refundsOf(app)).toEqual([
    {
      status: 'succeeded',
      amount: '100.00',
      reason: 'Refunded at the payment provider',
      failure: null,
      requestedBy: null,
    },
  ])
})
