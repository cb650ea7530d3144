// Guards: receive-notice, settle-payment-notice, settle-session

import { expect, test } from 'vitest'
import { type PaymentApp, paymentApps } from '../support/payment-app.ts'

const paymentApp = await paymentApps()

async function noticesOf({ db }: PaymentApp) {
  return db.selectFrom('paymentNotices').select(['outcome', 'settledAt']).orderBy('noticeId').execute()
}

async function actionsOf({ db }: PaymentApp) {
  const rows = await db
    .selectFrom('auditLogs')
    .select(['action', 'actorId', 'after'])
    .orderBy('seq')
    .execute()
  return rows.filter(({ action }) => action.startsWith('payment'))
}

test('a payment confirmed by the provider pays the invoice', async () => {
  const app = await paymentApp()
  const { checkoutsOf, clock, deliver, invoiceOf, ledgerOf, mails, payments, startedInvoice, work } = app
  const { id, projectId, sessionId } = await startedInvoice()
  clock.advance({ minutes: 5 })
  const paymentId = payments.pay(sessionId)
  const paidAt = clock.now().toISOString()
  clock.advance({ seconds: 3 })
  await deliver({ about: 'session', aboutId: sessionId })
  expect(await invoiceOf(id)).toMatchObject({ status: 'OPEN' })
  await work()
  expect(await invoiceOf(id)).toMatchObject({
    status: 'PAID',
    paidAt,
    providerInvoiceId: sessionId,
    version: 2,
  })
  expect(await ledgerOf(id)).toMatchObject([
    { type: 'payment', method: 'card', amount: '5000.00', currency: 'USD', applied: true },
  ])
  expect(await checkoutsOf(id)).toEqual([{ attempt: 1, status: 'paid', providerSessionId: sessionId }])
  expect(await mails()).toEqual(['payment-received'])
  expect(await noticesOf(app)).toEqual([{ outcome: 'Paid', settledAt: clock.now().toISOString() }])
  expect(await actionsOf(app)).toEqual([
    {
      action: 'payment.receive',
      actorId: null,
      after: { invoiceId: id, method: 'card', amount: '5000.00', currency: 'USD', applied: true, projectId },
    },
  ])
  expect(paymentId).toBe(`pi_${sessionId}`)
})

test('a notice received five times is one payment', async () => {
  const app = await paymentApp()
  const { deliver, ledgerOf, mails, payments, startedInvoice, work } = app
  const { id, sessionId } = await startedInvoice()
  payments.pay(sessionId)
  const notice = { about: 'session', aboutId: sessionId, id: 'evt_paid' } as const
  for (let n = 0; n < 3; n++) await deliver(notice)
  await work()
  for (let n = 0; n < 2; n++) await deliver(notice)
  await work()
  await deliver({ about: 'session', aboutId: sessionId, id: 'evt_other' })
  await work()
  expect(await ledgerOf(id)).toHaveLength(1)
  expect(await mails()).toHaveLength(1)
  expect(await noticesOf(app)).toMatchObject([{ outcome: 'Already recorded' }, { outcome: 'Paid' }])
})

test('refuses a forged or stale notice and records the refusal', async () => {
  const app = await paymentApp()
  const { clock, deliver, invoiceOf, payments, startedInvoice, waiting } = app
  const { id, sessionId } = await startedInvoice()
  payments.pay(sessionId)
  const notice = { about: 'session', aboutId: sessionId } as const
  const refusal = 'This notice is not signed by the payment provider or is too old'
  await expect(deliver({ ...notice, secret: 'guessed' })).rejects.toMatchObject({
    code: 'INVALID',
    message: refusal,
  })
  const signedAt = new Date(clock.now().getTime() - 301_000)
  await expect(deliver({ ...notice, signedAt })).rejects.toThrow(refusal)
  expect(waiting).toEqual([])
  expect(await noticesOf(app)).toEqual([])
  expect(await invoiceOf(id)).toMatchObject({ status: 'OPEN' })
  expect(await actionsOf(app)).toEqual([
    {
      action: 'payment-notice.refuse',
      actorId: null,
      after: { provider: 'sandbox', reason: 'The signature does not match' },
    },
    { action: 'payment-notice.refuse', actorId: null, after: { provider: 'sandbox', reason: 'Too old' } },
  ])
})

test.each([
  { name: 'another amount', money: { amount: '4999.99' }, words: '4999.99 USD' },
  { name: 'another currency', money: { currency: 'EUR' }, words: '5000.00 EUR' },
])('a payment in $name never pays the invoice and opens a work item', async ({ money, words }) => {
  const { checkoutsOf, deliver, invoiceOf, ledgerOf, mails, payments, startedInvoice, work, workItems } =
    await paymentApp()
  const { id, sessionId } = await startedInvoice()
  payments.pay(sessionId, money)
  await deliver({ about: 'session', aboutId: sessionId })
  await work()
  expect(await invoiceOf(id)).toMatchObject({ status: 'OPEN', paidAt: null })
  expect(await ledgerOf(id)).toMatchObject([{ type: 'payment', applied: false, ...money }])
  expect(await workItems()).toMatchObject([
    {
      kind: 'payment_mismatch',
      status: 'OPEN',
      cause: `sandbox:pi_${sessionId}`,
      detail: expect.stringContaining(`${words} arrived for an invoice of $5,000.00`),
    },
  ])
  expect(await checkoutsOf(id)).toMatchObject([{ status: 'paid' }])
  expect(await mails()).toEqual([])
})

test.each([
  { status: 'VOID', words: 'has been voided' },
  { status: 'PAID', words: 'was already paid' },
] as const)('a payment for an invoice that is $status has to be refunded', async ({ status, words }) => {
  const { clock, deliver, invoiceOf, ledgerOf, openInvoice, payments, work, workItems } = await paymentApp()
  const paidAt = status === 'PAID' ? clock.now() : null
  const { id } = await openInvoice({ status, paidAt })
  const sessionId = payments.foreignSession({ invoiceId: id, amount: '5000.00' })
  payments.pay(sessionId)
  await deliver({ about: 'session', aboutId: sessionId })
  await work()
  expect(await invoiceOf(id)).toMatchObject({ status, version: 1 })
  const [entry] = await ledgerOf(id)
  expect(entry).toMatchObject({ type: 'payment', applied: false, amount: '5000.00' })
  expect(await workItems()).toMatchObject([{ kind: 'refund_due', detail: expect.stringContaining(words) }])
})

test.each([null, 'order-17', '01a1f7d0-0b33-7623-a6a1-76287c5874e3'])(
  'a payment for %s, which is not one of our invoices, opens a work item',
  async (invoiceId) => {
    const { db, deliver, payments, work, workItems } = await paymentApp()
    const sessionId = payments.foreignSession({ invoiceId, amount: '12.00' })
    payments.pay(sessionId)
    await deliver({ about: 'session', aboutId: sessionId })
    await work()
    expect(await workItems()).toMatchObject([
      { kind: 'payment_unmatched', amount: '12.00', currency: 'USD', cause: `sandbox:pi_${sessionId}` },
    ])
    expect(await db.selectFrom('ledgerEntries').select('id').execute()).toEqual([])
  },
)

test('a payment through a session whose creation response was lost is matched to its attempt', async () => {
  const { checkoutsOf, deliver, invoiceOf, openInvoice, payments, visitor, work } = await paymentApp()
  const { id, link } = await openInvoice()
  payments.next('openSession', 'lost')
  await expect(visitor().trpc.portal.checkout.start.mutate(link)).rejects.toThrow()
  const [sessionId = ''] = payments.sessions.keys()
  payments.pay(sessionId)
  await deliver({ about: 'session', aboutId: sessionId })
  await work()
  expect(await invoiceOf(id)).toMatchObject({ status: 'PAID' })
  expect(await checkoutsOf(id)).toEqual([{ attempt: 1, status: 'paid', providerSessionId: sessionId }])
})

test('notices about nothing or about unknown objects are recorded and change nothing', async () => {
  const app = await paymentApp()
  const { deliver, work } = app
  await deliver({ id: 'evt_a', about: 'nothing', type: 'customer.created' })
  await deliver({ id: 'evt_b', about: 'session', aboutId: 'cs_nobody' })
  await deliver({ id: 'evt_c', about: 'refund', aboutId: 're_nobody' })
  await work()
  expect((await noticesOf(app)).map(({ outcome }) => outcome)).toEqual([
    'Nothing to do',
    'The provider does not know this session',
    'The provider does not know this refund',
  ])
})

test('while the provider is unreachable, a notice is kept and processed by the next attempt', async () => {
  const app = await paymentApp()
  const { deliver, invoiceOf, payments, startedInvoice, waiting, work } = app
  const { id, sessionId } = await startedInvoice()
  payments.pay(sessionId)
  const notice = { about: 'session', aboutId: sessionId, id: 'evt_paid' } as const
  await deliver(notice)
  const again = [...waiting]
  payments.next('findSession', 'unreachable')
  await expect(work()).rejects.toThrow('The line is dead')
  expect(await noticesOf(app)).toEqual([{ outcome: null, settledAt: null }])
  waiting.push(...again)
  await work()
  expect(await invoiceOf(id)).toMatchObject({ status: 'PAID' })
})

test('the expiry of an earlier session does not affect an attempt whose response was lost', async () => {
  const { checkoutsOf, deliver, openInvoice, payments, visitor, work } = await paymentApp()
  const { id, link } = await openInvoice()
  payments.next('openSession', 'unreachable')
  await expect(visitor().trpc.portal.checkout.start.mutate(link)).rejects.toThrow()
  const earlier = payments.foreignSession({ invoiceId: id, amount: '5000.00', status: 'expired' })
  await deliver({ about: 'session', aboutId: earlier })
  await work()
  expect(await checkoutsOf(id)).toEqual([{ attempt: 1, status: 'creating', providerSessionId: null }])
})
