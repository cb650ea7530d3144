// Guards: close-open-checkouts

import { expect, test } from 'vitest'
import { meetingPoint } from '../support/gate.ts'
import { type PaymentApp, paymentApps } from '../support/payment-app.ts'
import { present } from '../support/present.ts'

const paymentApp = await paymentApps()

const AT_ONCE = 20

async function fulfilled(calls: Promise<unknown>[]) {
  const settled = await Promise.allSettled(calls)
  const refusals = settled.flatMap((one) => (one.status === 'rejected' ? [String(one.reason.message)] : []))
  return { count: settled.length - refusals.length, refusals }
}

async function paidInvoice({ deliver, ledgerOf, payments, startedInvoice, work }: PaymentApp) {
  const invoice = await startedInvoice()
  payments.pay(invoice.sessionId)
  await deliver({ about: 'session', aboutId: invoice.sessionId })
  await work()
  const payment = present((await ledgerOf(invoice.id))[0])
  return { ...invoice, paymentId: payment.id }
}

test('twenty payers who start at once are all sent to the same page', async () => {
  const { checkoutsOf, db, openInvoice, payments, visitor } = await paymentApp()
  const { id, link } = await openInvoice()
  const bothHaveArrived = meetingPoint(2)
  payments.before('openSession', bothHaveArrived)
  payments.before('openSession', bothHaveArrived)
  const start = () => visitor().trpc.portal.checkout.start.mutate(link)
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, start))
  expect(new Set(answers.map(({ url }) => url)).size).toBe(1)
  expect(payments.sessions.size).toBe(1)
  expect(await checkoutsOf(id)).toMatchObject([{ attempt: 1, status: 'open' }])
  const started = db.selectFrom('auditLogs').select('id').where('action', '=', 'checkout.start')
  expect(await started.execute()).toHaveLength(1)
})

test('an invoice paid while it is being voided is paid, never both, and no payment is lost', async () => {
  const app = await paymentApp()
  const { admin, deliver, invoiceOf, ledgerOf, payments, startedInvoice, work, workItems } = app
  const { trpc } = await admin()
  for (let round = 0; round < 10; round++) {
    const { id, sessionId } = await startedInvoice()
    const call = (['findSession', 'expireSession'] as const)[round % 2] ?? 'findSession'
    payments.before(call, () => payments.pay(sessionId))
    const voiding = trpc.admin.invoices.void.mutate({ id, reason: 'Agreed on another price' })
    const { refusals } = await fulfilled([
      voiding,
      deliver({ about: 'session', aboutId: sessionId }).then(work),
    ])
    const { status } = await invoiceOf(id)
    expect(status).toBe('PAID')
    expect(refusals.join()).toMatch(/has just been paid|is paid and cannot become void/)
    expect(await ledgerOf(id)).toMatchObject([{ applied: true }])
  }
  expect(await workItems()).toEqual([])
})

test('when voiding and recording a payment race, exactly one succeeds', async () => {
  const { admin, invoiceOf, ledgerOf, startedInvoice } = await paymentApp()
  const { invoices } = (await admin()).trpc.admin
  for (let round = 0; round < 5; round++) {
    const { id } = await startedInvoice()
    const receipt = { id, receivedOn: '2026-11-18', note: 'Check' }
    await fulfilled([
      invoices.void.mutate({ id, reason: 'Agreed on another price' }),
      invoices.recordPayment.mutate(receipt),
    ])
    const { status } = await invoiceOf(id)
    expect(await ledgerOf(id)).toHaveLength(status === 'PAID' ? 1 : 0)
    expect(['PAID', 'VOID']).toContain(status)
  }
})

test('a checkout started while the invoice is being voided cannot pay a void invoice', async () => {
  const { admin, invoiceOf, openInvoice, payments, visitor } = await paymentApp()
  const { invoices } = (await admin()).trpc.admin
  for (let round = 0; round < 5; round++) {
    const { id, link } = await openInvoice()
    const { refusals } = await fulfilled([
      invoices.void.mutate({ id, reason: 'Agreed on another price' }),
      visitor().trpc.portal.checkout.start.mutate(link),
    ])
    const { status } = await invoiceOf(id)
    const pages = [...payments.sessions.values()].filter(({ invoiceId }) => invoiceId === id)
    const payable = pages.filter((page) => page.status === 'open')
    expect(payable).toHaveLength(status === 'VOID' ? 0 : 1)
    if (status === 'VOID') expect(refusals.join()).toMatch(/^$|has been voided|being paid right now/)
    else expect(refusals.join()).toMatch('is paying this invoice right now')
  }
})

test('simultaneous refunds never exceed the payment', async () => {
  const app = await paymentApp()
  const { admin, ledgerOf } = app
  const { id, paymentId } = await paidInvoice(app)
  const { refund } = (await admin()).trpc.admin.invoices
  const give = () => refund.mutate({ paymentId, amount: '2000.00', reason: 'Charged twice' })
  const { count, refusals } = await fulfilled(Array.from({ length: 5 }, give))
  expect(count).toBe(2)
  expect(new Set(refusals)).toEqual(new Set(['At most $1,000.00 can be refunded']))
  const given = (await ledgerOf(id)).filter(({ type }) => type === 'refund')
  expect(given.map(({ amount }) => amount)).toEqual(['2000.00', '2000.00'])
})

test('a notice processed several times at once is one payment', async () => {
  const { deliver, ledgerOf, mails, payments, startedInvoice, visitor, workOnSome } = await paymentApp()
  const { id, sessionId } = await startedInvoice()
  payments.pay(sessionId)
  await Promise.all(
    Array.from({ length: AT_ONCE }, (_, n) =>
      deliver({ about: 'session', aboutId: sessionId, id: `evt_${n % 4}` }),
    ),
  )
  const readOutcome = () => visitor().trpc.portal.checkout.outcome.query({ sessionId })
  await Promise.all([workOnSome(AT_ONCE), readOutcome(), readOutcome(), readOutcome()])
  expect(await ledgerOf(id)).toHaveLength(1)
  expect(await mails()).toHaveLength(1)
})
