// Guards: start-checkout, get-checkout-outcome, close-attempt, close-abandoned-checkouts

import { parseMoney } from '@tallgrass/domain'
import { anId } from '@tallgrass/testing'
import { expect, test } from 'vitest'
import { paymentApps } from '../support/payment-app.ts'

const paymentApp = await paymentApps()

const NOT_VALID = 'This payment link is not valid'

test('anyone with the link sees the invoice and that it is in test mode', async () => {
  const { db, openInvoice, visitor } = await paymentApp()
  const invoice = await openInvoice({ amount: '216.50', tax: '16.50', dueDate: '2026-11-19' })
  const price = { unitPrice: parseMoney('100.00'), taxRate: '8.25', net: parseMoney('200.00') }
  const line = { description: 'Setup', quantity: '2', ...price }
  await db
    .insertInto('invoiceLines')
    .values({ ...line, id: anId('InvoiceLine'), invoiceId: invoice.id, position: 1 })
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

test('without the right key, an invoice looks like an unknown one', async () => {
  const { openInvoice, visitor } = await paymentApp()
  const open = await openInvoice()
  const draft = await openInvoice({ status: 'DRAFT', number: null })
  const keyless = await openInvoice({ checkoutKey: null })
  const { trpc } = visitor()
  const wrong = [
    { ...open.link, key: `${open.link.key}x` },
    { ...open.link, invoice: anId('Invoice') },
    draft.link,
    keyless.link,
  ]
  for (const link of wrong) {
    await expect(trpc.portal.checkout.get.query(link)).rejects.toThrow(NOT_VALID)
    await expect(trpc.portal.checkout.start.mutate(link)).rejects.toThrow(NOT_VALID)
  }
})

test('an invoice above the card limit says so, and its checkout cannot be started', async () => {
  const { openInvoice, visitor } = await paymentApp()
  const { link } = await openInvoice({ amount: '1000000.00' })
  const sentence =
    'Card payments must be from $0.50 to $999,999.99; this invoice is $1,000,000.00. Please ask us for another way to pay.'
  const { trpc } = visitor()
  expect(await trpc.portal.checkout.get.query(link)).toMatchObject({ cardProblem: sentence })
  await expect(trpc.portal.checkout.start.mutate(link)).rejects.toThrow(sentence)
})

test('starting again while a checkout is open leads to the same page', async () => {
  const { checkoutsOf, openInvoice, payments, visitor } = await paymentApp()
  const { id, link } = await openInvoice()
  const first = await visitor().trpc.portal.checkout.start.mutate(link)
  expect(await visitor().trpc.portal.checkout.start.mutate(link)).toEqual(first)
  expect(payments.calls).toEqual(['openSession'])
  expect(await checkoutsOf(id)).toMatchObject([{ attempt: 1, status: 'open' }])
})

test('a lost response is retrieved again with the same key', async () => {
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

test('after an attempt expires, another can be started', async () => {
  const { checkoutsOf, clock, startedInvoice, visitor } = await paymentApp()
  const { id, link } = await startedInvoice()
  clock.advance({ hours: 25 })
  await visitor().trpc.portal.checkout.start.mutate(link)
  expect(await checkoutsOf(id)).toMatchObject([
    { attempt: 1, status: 'expired' },
    { attempt: 2, status: 'open' },
  ])
})

test('an attempt paid before it expired counts, and no other can be started', async () => {
  const { clock, invoiceOf, payments, startedInvoice, visitor } = await paymentApp()
  const { id, link, sessionId } = await startedInvoice()
  payments.pay(sessionId)
  clock.advance({ hours: 25 })
  const { trpc } = visitor()
  await expect(trpc.portal.checkout.start.mutate(link)).rejects.toThrow('This invoice is already paid')
  expect(await invoiceOf(id)).toMatchObject({ status: 'PAID' })
})

test('refuses to start a checkout for a paid or void invoice', async () => {
  const { openInvoice, visitor } = await paymentApp()
  const { trpc } = visitor()
  const paid = await openInvoice({ status: 'PAID', paidAt: new Date('2026-11-04T08:00:00.000Z') })
  const voided = await openInvoice({ status: 'VOID' })
  await expect(trpc.portal.checkout.start.mutate(paid.link)).rejects.toThrow('This invoice is already paid')
  await expect(trpc.portal.checkout.start.mutate(voided.link)).rejects.toThrow('This invoice has been voided')
})

test('the payer sees the confirmation once the payment is recorded, even if the notice is lost', async () => {
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

test('an unpaid session expires, and a made-up one is unknown', async () => {
  const { clock, startedInvoice, visitor } = await paymentApp()
  const { sessionId } = await startedInvoice()
  clock.advance({ hours: 25 })
  const { outcome } = visitor().trpc.portal.checkout
  expect(await outcome.query({ sessionId })).toMatchObject({ state: 'expired' })
  const nothing = { state: 'unknown', amount: null, number: null, testMode: true }
  expect(await outcome.query({ sessionId: 'cs_nobody' })).toEqual(nothing)
})

test('a payment through a session that seemed expired is confirmed to its payer', async () => {
  const { checkoutsOf, clock, deliver, invoiceOf, payments, startedInvoice, visitor, work } =
    await paymentApp()
  const [noticed, lost] = [await startedInvoice(), await startedInvoice()]
  clock.advance({ hours: 25 })
  const { outcome } = visitor().trpc.portal.checkout
  for (const { sessionId } of [noticed, lost]) {
    expect(await outcome.query({ sessionId })).toMatchObject({ state: 'expired' })
    payments.reopen(sessionId)
    payments.pay(sessionId)
  }
  await deliver({ about: 'session', aboutId: noticed.sessionId })
  await work()
  for (const { id, sessionId } of [noticed, lost]) {
    expect(await outcome.query({ sessionId })).toMatchObject({ state: 'confirmed' })
    expect(await invoiceOf(id)).toMatchObject({ status: 'PAID' })
    expect(await checkoutsOf(id)).toMatchObject([{ status: 'paid' }])
  }
})

test('checkouts left unresolved by lost responses are resolved automatically', async () => {
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
