// Guards: start-checkout, get-checkout-outcome, close-attempt, close-abandoned-checkouts

import { expect, test } from 'vitest'
import { paymentApps } from '../support/payment-app.ts'

const paymentApp = await paymentApps()

const NOT_VALID = 'This payment link is not valid'

test('whoever holds the link sees what is charged, and is told that no real money moves', async () => {
  const { db, openInvoice, visitor } = await paymentApp()
  const invoice = await openInvoice({ amount: '216.50', tax: '16.50', dueDate: '2026-11-19' })
  const line = { description: 'Setup', quantity: '2', unitPrice: '100.00', taxRate: '8.25', net: '200.00' }
  const id = crypto.randomUUID()
  await db
    .insertInto('invoiceLines')
    .values({ ...line, id, invoiceId: invoice.id, position: 1 })
    .execute()
  expect(await visitor().trpc.portal.checkout.get.query(invoice.link)).toMatchObject({
    number: invoice.number,
    title: invoice.title,
    amount: '216.50',
    status: 'OPEN',
    label: 'OVERDUE',
    dueDate: '2026-11-19',
    lines: [{ ...line, costId: null }],
    net: '200.00',
    taxes: [{ rate: '8.25', net: '200.00', tax: '16.50' }],
    tax: '16.50',
    cardProblem: null,
    testMode: true,
  })
})

test('without the right key nothing tells an invoice from none', async () => {
  const { openInvoice, visitor } = await paymentApp()
  const open = await openInvoice()
  const draft = await openInvoice({ status: 'DRAFT', number: null })
  const keyless = await openInvoice({ checkoutKey: null })
  const { trpc } = visitor()
  const wrong = [
    { ...open.link, key: `${open.link.key}x` },
    { ...open.link, invoice: crypto.randomUUID() },
    draft.link,
    keyless.link,
  ]
  for (const link of wrong) {
    await expect(trpc.portal.checkout.get.query(link)).rejects.toThrow(NOT_VALID)
    await expect(trpc.portal.checkout.start.mutate(link)).rejects.toThrow(NOT_VALID)
  }
})

test('an invoice beyond what cards can pay says so, and cannot be started', async () => {
  const { openInvoice, visitor } = await paymentApp()
  const { link } = await openInvoice({ amount: '1000000.00' })
  const sentence =
    'Card payments must be from $0.50 to $999,999.99; this invoice is $1,000,000.00. Please ask us for another way to pay.'
  const { trpc } = visitor()
  expect(await trpc.portal.checkout.get.query(link)).toMatchObject({ cardProblem: sentence })
  await expect(trpc.portal.checkout.start.mutate(link)).rejects.toThrow(sentence)
})

test('who starts again while an attempt is open is sent to the same page', async () => {
  const { checkoutsOf, openInvoice, payments, visitor } = await paymentApp()
  const { id, link } = await openInvoice()
  const first = await visitor().trpc.portal.checkout.start.mutate(link)
  expect(await visitor().trpc.portal.checkout.start.mutate(link)).toEqual(first)
  expect(payments.calls).toEqual(['openSession'])
  expect(await checkoutsOf(id)).toMatchObject([{ attempt: 1, status: 'open' }])
})

test('an answer that was lost is had again with the same key', async () => {
  const { checkoutsOf, openInvoice, payments, visitor } = await paymentApp()
  const { id, link } = await openInvoice()
  const { trpc } = visitor()
  payments.next('openSession', 'lost')
  await expect(trpc.portal.checkout.start.mutate(link)).rejects.toThrow(
    'The payment page cannot be reached right now. Please try again in a moment.',
  )
  expect(await checkoutsOf(id)).toMatchObject([{ attempt: 1, status: 'creating' }])
  await trpc.portal.checkout.start.mutate(link)
  expect(payments.sessions.size).toBe(1)
  expect(await checkoutsOf(id)).toMatchObject([{ attempt: 1, status: 'open' }])
})

test('an attempt whose time is over makes room for the next', async () => {
  const { checkoutsOf, clock, startedInvoice, visitor } = await paymentApp()
  const { id, link } = await startedInvoice()
  clock.advance({ hours: 25 })
  await visitor().trpc.portal.checkout.start.mutate(link)
  expect(await checkoutsOf(id)).toMatchObject([
    { attempt: 1, status: 'expired' },
    { attempt: 2, status: 'open' },
  ])
})

test('an attempt that was paid before its time was over counts, and no other begins', async () => {
  const { clock, invoiceOf, payments, startedInvoice, visitor } = await paymentApp()
  const { id, link, sessionId } = await startedInvoice()
  payments.pay(sessionId)
  clock.advance({ hours: 25 })
  const { trpc } = visitor()
  await expect(trpc.portal.checkout.start.mutate(link)).rejects.toThrow('This invoice is already paid')
  expect(await invoiceOf(id)).toMatchObject({ status: 'PAID' })
})

test('refuses to start for an invoice that is paid or void', async () => {
  const { openInvoice, visitor } = await paymentApp()
  const { trpc } = visitor()
  const paid = await openInvoice({ status: 'PAID', paidAt: new Date('2026-11-04T08:00:00.000Z') })
  const voided = await openInvoice({ status: 'VOID' })
  await expect(trpc.portal.checkout.start.mutate(paid.link)).rejects.toThrow('This invoice is already paid')
  await expect(trpc.portal.checkout.start.mutate(voided.link)).rejects.toThrow('This invoice has been voided')
})

test('the payer is told once the ledger knows, even if the notice is lost', async () => {
  const { ledgerOf, payments, startedInvoice, visitor } = await paymentApp()
  const { id, number, sessionId } = await startedInvoice()
  const outcome = () => visitor().trpc.portal.checkout.outcome.query({ sessionId })
  const known = { amount: '5000.00', number, testMode: true }
  expect(await outcome()).toEqual({ state: 'pending', ...known })
  payments.pay(sessionId)
  payments.next('findSession', 'unreachable')
  expect(await outcome()).toEqual({ state: 'pending', ...known })
  expect(await outcome()).toEqual({ state: 'confirmed', ...known })
  expect(await ledgerOf(id)).toMatchObject([{ type: 'payment', method: 'card', applied: true }])
})

test('a session that nobody paid expires, and one that is none is unknown', async () => {
  const { clock, startedInvoice, visitor } = await paymentApp()
  const { sessionId } = await startedInvoice()
  clock.advance({ hours: 25 })
  const { outcome } = visitor().trpc.portal.checkout
  expect(await outcome.query({ sessionId })).toMatchObject({ state: 'expired' })
  const nothing = { state: 'unknown', amount: null, number: null, testMode: true }
  expect(await outcome.query({ sessionId: 'cs_nobody' })).toEqual(nothing)
})

test('money that comes for a session that was thought over is confirmed to its payer', async () => {
  const { checkoutsOf, clock, deliver, invoiceOf, payments, startedInvoice, visitor, work } =
    await paymentApp()
  const [told, lost] = [await startedInvoice(), await startedInvoice()]
  clock.advance({ hours: 25 })
  const { outcome } = visitor().trpc.portal.checkout
  for (const { sessionId } of [told, lost]) {
    expect(await outcome.query({ sessionId })).toMatchObject({ state: 'expired' })
    payments.reopen(sessionId)
    payments.pay(sessionId)
  }
  await deliver({ about: 'session', aboutId: told.sessionId })
  await work()
  for (const { id, sessionId } of [told, lost]) {
    expect(await outcome.query({ sessionId })).toMatchObject({ state: 'confirmed' })
    expect(await invoiceOf(id)).toMatchObject({ status: 'PAID' })
    expect(await checkoutsOf(id)).toMatchObject([{ status: 'paid' }])
  }
})

test('what was left between a call and its answer is settled by itself', async () => {
  const { checkoutsOf, clock, invoiceOf, openInvoice, payments, startedInvoice, visitor, waiting, work } =
    await paymentApp()
  const lost = await openInvoice()
  payments.next('openSession', 'lost')
  await expect(visitor().trpc.portal.checkout.start.mutate(lost.link)).rejects.toThrow()
  const paid = await startedInvoice()
  payments.pay(paid.sessionId)
  clock.advance({ hours: 25 })
  payments.next('openSession', 'unreachable')
  waiting.push({ name: 'close-abandoned-checkouts', data: {} })
  await work()
  expect(await checkoutsOf(lost.id)).toMatchObject([{ status: 'creating' }])
  waiting.push({ name: 'close-abandoned-checkouts', data: {} })
  await work()
  expect(await checkoutsOf(lost.id)).toMatchObject([{ status: 'expired' }])
  expect(await invoiceOf(paid.id)).toMatchObject({ status: 'PAID' })
})
