// Guards: void-invoice

import { parseId, parseMoney } from '@tallgrass/domain'
import { anId } from '@tallgrass/testing'
import { expect, test } from 'vitest'
import { paymentApps } from '../support/payment-app.ts'
import { present } from '../support/present.ts'

const paymentApp = await paymentApps()

const UNKNOWN = parseId('Invoice', '01a1f7d0-0b33-7623-a6a1-76287c5874e3')
const reason = 'Agreed on another price'
const receipt = { receivedOn: '2026-11-18', note: 'Bank transfer' }

test('voiding closes the open payment page and makes its costs billable again', async () => {
  const { admin, checkoutsOf, clock, db, invoiceOf, payments, startedInvoice } = await paymentApp()
  const { id, projectId, sessionId } = await startedInvoice()
  const amount = parseMoney('5000.00')
  const line = { id: anId('InvoiceLine'), invoiceId: id, position: 1, description: 'Domain', quantity: '1' }
  const price = { unitPrice: amount, taxRate: '0', net: amount }
  await db
    .insertInto('invoiceLines')
    .values({ ...line, ...price })
    .execute()
  const cost = { id: anId('Cost'), projectId, label: 'Domain', amount }
  await db
    .insertInto('costItems')
    .values({ ...cost, category: 'MISC', invoiceLineId: line.id, createdAt: clock.now() })
    .execute()
  await (await admin()).trpc.admin.invoices.void.mutate({ id, reason })
  expect(await invoiceOf(id)).toMatchObject({
    status: 'VOID',
    voidReason: reason,
    voidedAt: clock.now().toISOString(),
    version: 2,
  })
  expect(payments.sessions.get(sessionId)).toMatchObject({ status: 'expired' })
  expect(await checkoutsOf(id)).toMatchObject([{ status: 'expired' }])
  expect(await db.selectFrom('costItems').select('invoiceLineId').execute()).toEqual([
    { invoiceLineId: null },
  ])
})

test('the payment page shows the reason if it is shared with the client, and money that will go back', async () => {
  const { admin, deliver, ledgerOf, openInvoice, payments, startedInvoice, visitor, work } =
    await paymentApp()
  const { trpc } = await admin()
  const pageOf = ({ link }: Awaited<ReturnType<typeof openInvoice>>) =>
    visitor().trpc.portal.checkout.get.query(link)
  const [kept, shared, late] = [await openInvoice(), await openInvoice(), await startedInvoice()]
  await trpc.admin.invoices.void.mutate({ id: kept.id, reason })
  await trpc.admin.invoices.void.mutate({ id: shared.id, reason, shareReason: true })
  expect(await pageOf(kept)).toMatchObject({ status: 'VOID', voidReason: null, toReturn: '0.00' })
  expect(await pageOf(shared)).toMatchObject({ status: 'VOID', voidReason: reason, toReturn: '0.00' })

  await trpc.admin.projects.delete.mutate({ id: late.projectId })
  payments.pay(late.sessionId)
  await deliver({ about: 'session', aboutId: late.sessionId })
  await work()
  const voided = { voidReason: 'The project was deleted', refunded: '0.00' }
  expect(await pageOf(late)).toMatchObject({ ...voided, toReturn: '5000.00' })
  const payment = present((await ledgerOf(late.id))[0])
  await trpc.admin.invoices.refund.mutate({ paymentId: payment.id, amount: '2000.00', reason })
  expect(await pageOf(late)).toMatchObject({ ...voided, toReturn: '3000.00' })
})

test('a draft can be voided, and a session whose response was lost is closed too', async () => {
  const { admin, invoiceOf, openInvoice, payments, visitor } = await paymentApp()
  const { trpc } = await admin()
  const draft = await openInvoice({ status: 'DRAFT', number: null })
  await trpc.admin.invoices.void.mutate({ id: draft.id, reason })
  expect(await invoiceOf(draft.id)).toMatchObject({ status: 'VOID', number: null })

  const { id, link } = await openInvoice()
  payments.next('openSession', 'lost')
  await expect(visitor().trpc.portal.checkout.start.mutate(link)).rejects.toThrow()
  await trpc.admin.invoices.void.mutate({ id, reason })
  expect(await invoiceOf(id)).toMatchObject({ status: 'VOID' })
  expect([...payments.sessions.values()]).toMatchObject([{ status: 'expired' }])
})

test('an invoice paid at the same moment is not voided', async () => {
  const { admin, invoiceOf, payments, startedInvoice, workItems } = await paymentApp()
  const { id, sessionId } = await startedInvoice()
  payments.before('expireSession', () => payments.pay(sessionId))
  const { trpc } = await admin()
  await expect(trpc.admin.invoices.void.mutate({ id, reason })).rejects.toThrow(
    'This invoice has just been paid',
  )
  expect(await invoiceOf(id)).toMatchObject({ status: 'PAID' })
  expect(await workItems()).toEqual([])
})

test('a checkout started while the page is being closed is closed too', async () => {
  const { admin, checkoutsOf, clock, invoiceOf, payments, startedInvoice, visitor } = await paymentApp()
  const { id, link } = await startedInvoice()
  clock.advance({ hours: 25 })
  payments.before('findSession', () => visitor().trpc.portal.checkout.start.mutate(link))
  await (await admin()).trpc.admin.invoices.void.mutate({ id, reason })
  expect(await invoiceOf(id)).toMatchObject({ status: 'VOID' })
  expect(await checkoutsOf(id)).toMatchObject([{ status: 'expired' }, { status: 'expired' }])
  expect([...payments.sessions.values()].map(({ status }) => status)).toEqual(['expired', 'expired'])
})

test('refuses to void a paid, void or unknown invoice, or without a reason', async () => {
  const { admin, clock, openInvoice } = await paymentApp()
  const invoices = (await admin()).trpc.admin.invoices
  const paid = await openInvoice({ status: 'PAID', paidAt: clock.now() })
  const voided = await openInvoice({ status: 'VOID' })
  await expect(invoices.void.mutate({ id: paid.id, reason })).rejects.toThrow(
    'This invoice is paid and cannot become void. The payment can be refunded.',
  )
  await expect(invoices.void.mutate({ id: voided.id, reason })).rejects.toThrow(
    'This invoice is void and cannot become void again. Create a new invoice for the amount owed.',
  )
  await expect(invoices.void.mutate({ id: UNKNOWN, reason })).rejects.toThrow('This invoice does not exist')
  await expect(invoices.void.mutate({ id: paid.id, reason: ' ' })).rejects.toThrow(
    'Enter a reason for voiding the invoice',
  )
})

test('if the provider is unreachable, the open page cannot be closed, nothing changes, and the message says so', async () => {
  const { admin, invoiceOf, payments, startedInvoice } = await paymentApp()
  const { id } = await startedInvoice()
  const { trpc } = await admin()
  payments.next('expireSession', 'unreachable')
  const voiding = trpc.admin.invoices.void.mutate({ id, reason })
  await expect(voiding).rejects.toThrow('so the open payment page could not be closed')
  payments.next('expireSession', 'lost')
  const recording = trpc.admin.invoices.recordPayment.mutate({ id, ...receipt })
  await expect(recording).rejects.toThrow('so the open payment page could not be closed')
  expect(await invoiceOf(id)).toMatchObject({ status: 'OPEN', version: 1 })
})

test('an invoice voided with its project accepts no payment', async () => {
  const { admin, checkoutsOf, invoiceOf, payments, startedInvoice, work, workItems } = await paymentApp()
  const [idle, paid] = [await startedInvoice(), await startedInvoice()]
  const { trpc } = await admin()
  for (const { projectId } of [idle, paid]) {
    await trpc.admin.projects.delete.mutate({ id: projectId })
  }
  payments.pay(paid.sessionId)
  await work()
  expect(payments.sessions.get(idle.sessionId)).toMatchObject({ status: 'expired' })
  expect(await checkoutsOf(idle.id)).toMatchObject([{ status: 'expired' }])
  expect(await invoiceOf(paid.id)).toMatchObject({ status: 'VOID', voidReason: 'The project was deleted' })
  expect(await workItems()).toMatchObject([{ kind: 'refund_due', amount: '5000.00' }])
})
