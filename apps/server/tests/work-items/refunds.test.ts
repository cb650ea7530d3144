// Guards: close-work-item

import { expect, test } from 'vitest'
import { type PaymentApp, paymentApps } from '../support/payment-app.ts'

const paymentApp = await paymentApps()

const reason = 'Paid by mistake'
const note = 'The whole amount was refunded.'

/** Money that does not count: 12.00 for an invoice that was void, or too little for one that is open. */
async function uncounted(app: PaymentApp, status: 'VOID' | 'OPEN') {
  const { admin, deliver, ledgerOf, openInvoice, payments, work } = app
  const invoice = await openInvoice({ status })
  const sessionId = payments.foreignSession({ invoiceId: invoice.id, amount: '12.00' })
  const providerPaymentId = payments.pay(sessionId)
  await deliver({ about: 'session', aboutId: sessionId })
  await work()
  const { trpc } = await admin()
  const paymentId = (await ledgerOf(invoice.id))[0]?.id ?? ''
  const refund = (amount: string) => trpc.admin.invoices.refund.mutate({ paymentId, amount, reason })
  const list = async (which: 'OPEN' | 'CLOSED') =>
    (await trpc.admin.workItems.list.query({ status: which })).items
  return { workItems: trpc.admin.workItems, list, providerPaymentId, refund }
}

test('money for a void invoice waits until all of it was refunded', async () => {
  const app = await paymentApp()
  const { list, refund, workItems } = await uncounted(app, 'VOID')
  await refund('5.00')
  expect(await list('OPEN')).toMatchObject([{ kind: 'refund_due', amount: '12.00' }])
  await refund('7.00')
  expect(await list('OPEN')).toEqual([])
  expect(await list('CLOSED')).toMatchObject([
    { kind: 'refund_due', note, closedByName: 'Ruth Calloway', closedAt: app.clock.now().toISOString() },
  ])
  expect(await workItems.counts.query()).toEqual({ open: 0, money: 0, byKind: {} })
})

test('a refund on the pages of the provider closes it too', async () => {
  const app = await paymentApp()
  const { list, providerPaymentId } = await uncounted(app, 'OPEN')
  expect(await list('OPEN')).toMatchObject([{ kind: 'payment_mismatch' }])
  const { id: aboutId } = app.payments.giveBack(providerPaymentId, '12.00')
  for (let n = 0; n < 2; n++) await app.deliver({ about: 'refund', aboutId })
  await app.work()
  expect(await list('OPEN')).toEqual([])
  expect(await list('CLOSED')).toMatchObject([{ kind: 'payment_mismatch', note, closedByName: null }])
})

test('a refund that is still on its way does not count', async () => {
  const app = await paymentApp()
  const { list, refund } = await uncounted(app, 'VOID')
  app.payments.behaviour.refunds = 'pending'
  await refund('12.00')
  expect(await list('OPEN')).toMatchObject([{ kind: 'refund_due' }])
  app.payments.finishRefunds('succeeded')
  await app.deliver({ about: 'refund', aboutId: app.payments.refundIds()[0] ?? '' })
  await app.work()
  expect(await list('CLOSED')).toMatchObject([{ kind: 'refund_due', note }])
})

test('a refund that failed waits until its amount was refunded by later ones', async () => {
  const app = await paymentApp()
  const { list, refund } = await uncounted(app, 'VOID')
  await refund('2.00')
  app.payments.behaviour.refunds = 'refused'
  app.clock.advance({ minutes: 1 })
  await refund('6.00')
  app.payments.behaviour.refunds = 'succeeded'
  app.clock.advance({ minutes: 1 })
  await refund('5.00')
  const kinds = async () => (await list('OPEN')).map(({ kind }) => kind)
  expect(await kinds()).toEqual(['refund_failed', 'refund_due'])
  await refund('1.00')
  expect(await kinds()).toEqual(['refund_due'])
  await refund('4.00')
  expect(await kinds()).toEqual([])
})

test('what was closed with a note stays as it was closed', async () => {
  const app = await paymentApp()
  const { list, refund, workItems } = await uncounted(app, 'VOID')
  const [{ id } = { id: '' }] = await list('OPEN')
  const byHand = 'Credited to the next invoice'
  await workItems.close.mutate({ id, note: byHand })
  await refund('12.00')
  expect(await list('CLOSED')).toMatchObject([{ id, note: byHand }])
})

test('refuses to close what has closed by itself', async () => {
  const app = await paymentApp()
  const { list, refund, workItems } = await uncounted(app, 'VOID')
  const [{ id } = { id: '' }] = await list('OPEN')
  await refund('12.00')
  await expect(workItems.close.mutate({ id, note: 'By bank transfer' })).rejects.toThrow(
    'This work item is closed and cannot become closed again.',
  )
  expect(await list('CLOSED')).toMatchObject([{ id, note }])
})
