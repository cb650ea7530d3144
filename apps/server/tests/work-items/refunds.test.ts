// Guards: close-work-item

import { expect, test } from 'vitest'
import { type PaymentApp, paymentApps } from '../support/payment-app.ts'
import { present } from '../support/present.ts'

const paymentApp = await paymentApps()

const reason = 'Paid by mistake'
const note = 'The whole amount was refunded.'

/** A payment of 12.00 that does not count: the invoice is void, or open with a higher amount. */
async function unappliedPayment(app: PaymentApp, status: 'VOID' | 'OPEN') {
  const { admin, deliver, ledgerOf, openInvoice, payments, work } = app
  const invoice = await openInvoice({ status })
  const sessionId = payments.foreignSession({ invoiceId: invoice.id, amount: '12.00' })
  const providerPaymentId = payments.pay(sessionId)
  await deliver({ about: 'session', aboutId: sessionId })
  await work()
  const { trpc } = await admin()
  const { id: paymentId } = present((await ledgerOf(invoice.id))[0])
  const refund = (amount: string) => trpc.admin.invoices.refund.mutate({ paymentId, amount, reason })
  const list = async (which: 'OPEN' | 'CLOSED') =>
    (await trpc.admin.workItems.list.query({ status: which })).items
  return { workItems: trpc.admin.workItems, list, providerPaymentId, refund }
}

test('a payment for a void invoice has a work item until it is fully refunded', async () => {
  const app = await paymentApp()
  const { list, refund, workItems } = await unappliedPayment(app, 'VOID')
  await refund('5.00')
  expect(await list('OPEN')).toMatchObject([{ kind: 'refund_due', amount: '12.00' }])
  await refund('7.00')
  expect(await list('OPEN')).toEqual([])
  expect(await list('CLOSED')).toMatchObject([
    { kind: 'refund_due', note, closedByName: 'Ruth Calloway', closedAt: app.clock.now().toISOString() },
  ])
  expect(await workItems.counts.query()).toMatchObject({ open: 0, money: 0, byKind: {} })
})

test('a refund made at the provider closes the work item too', async () => {
  const app = await paymentApp()
  const { list, providerPaymentId } = await unappliedPayment(app, 'OPEN')
  expect(await list('OPEN')).toMatchObject([{ kind: 'payment_mismatch' }])
  const { id: aboutId } = app.payments.refundAtProvider(providerPaymentId, '12.00')
  for (let n = 0; n < 2; n++) await app.deliver({ about: 'refund', aboutId })
  await app.work()
  expect(await list('OPEN')).toEqual([])
  expect(await list('CLOSED')).toMatchObject([{ kind: 'payment_mismatch', note, closedByName: null }])
})

test('a pending refund does not count', async () => {
  const app = await paymentApp()
  const { list, refund } = await unappliedPayment(app, 'VOID')
  app.payments.behavior.refunds = 'pending'
  await refund('12.00')
  expect(await list('OPEN')).toMatchObject([{ kind: 'refund_due' }])
  app.payments.finishRefunds('succeeded')
  await app.deliver({ about: 'refund', aboutId: app.payments.refundIds()[0] ?? '' })
  await app.work()
  expect(await list('CLOSED')).toMatchObject([{ kind: 'refund_due', note }])
})

test('a failed refund has a work item until later ones cover its amount', async () => {
  const app = await paymentApp()
  const { list, refund } = await unappliedPayment(app, 'VOID')
  await refund('2.00')
  app.payments.behavior.refunds = 'refused'
  app.clock.advance({ minutes: 1 })
  await refund('6.00')
  app.payments.behavior.refunds = 'succeeded'
  app.clock.advance({ minutes: 1 })
  await refund('5.00')
  const kinds = async () => (await list('OPEN')).map(({ kind }) => kind)
  expect(await kinds()).toEqual(['refund_failed', 'refund_due'])
  await refund('1.00')
  expect(await kinds()).toEqual(['refund_due'])
  await refund('4.00')
  expect(await kinds()).toEqual([])
})

test('an item closed with a note keeps that note', async () => {
  const app = await paymentApp()
  const { list, refund, workItems } = await unappliedPayment(app, 'VOID')
  const { id } = present((await list('OPEN'))[0])
  const byHand = 'Credited to the next invoice'
  await workItems.close.mutate({ id, note: byHand })
  await refund('12.00')
  expect(await list('CLOSED')).toMatchObject([{ id, note: byHand }])
})

test('refuses to close an item that has closed automatically', async () => {
  const app = await paymentApp()
  const { list, refund, workItems } = await unappliedPayment(app, 'VOID')
  const { id } = present((await list('OPEN'))[0])
  await refund('12.00')
  await expect(workItems.close.mutate({ id, note: 'By bank transfer' })).rejects.toThrow(
    'This work item is closed and cannot become closed again.',
  )
  expect(await list('CLOSED')).toMatchObject([{ id, note }])
})
