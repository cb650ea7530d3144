import type { InvoiceWorld } from '../worlds/invoice-world.ts'
import type { CallsOf } from './valid-project-calls.ts'

export const validPaymentCalls: CallsOf<
  | 'portal.checkout'
  | 'portal.sandbox'
  | 'admin.workItems'
  | 'admin.invoices.recordPayment'
  | 'admin.invoices.refund'
  | 'admin.invoices.remind'
  | 'admin.invoices.sendAgain'
  | 'admin.invoices.void',
  InvoiceWorld
> = {
  'portal.checkout.get': async ({ openInvoice }) => {
    const { id, key } = await openInvoice()
    return { invoice: id, key }
  },
  'portal.checkout.start': async ({ openInvoice }) => {
    const { id, key } = await openInvoice()
    return { invoice: id, key }
  },
  'portal.checkout.outcome': ({ openSession }) => openSession(),
  'portal.sandbox.get': ({ openSession }) => openSession(),
  'portal.sandbox.pay': async ({ openSession }) => ({
    ...(await openSession()),
    cardNumber: '4242 4242 4242 4242',
    expiry: '12/30',
    cvc: '123',
  }),
  'admin.invoices.void': async ({ openInvoice }) => ({
    id: (await openInvoice()).id,
    reason: 'Agreed on another price',
  }),
  'admin.invoices.recordPayment': async ({ openInvoice }) => ({
    id: (await openInvoice()).id,
    receivedOn: '2026-11-03',
    note: 'Bank transfer',
  }),
  'admin.invoices.remind': async ({ issuedInvoice }) => ({ id: (await issuedInvoice()).id }),
  'admin.invoices.sendAgain': async ({ issuedInvoice }) => ({ id: (await issuedInvoice()).id }),
  'admin.invoices.refund': async ({ paidInvoice }) => ({
    paymentId: (await paidInvoice()).paymentId,
    amount: '10.00',
    reason: 'Charged twice',
  }),
  'admin.workItems.list': () => ({ limit: 5 }),
  'admin.workItems.counts': () => {},
  'admin.workItems.close': async ({ openWorkItem }) => ({
    id: (await openWorkItem()).id,
    note: 'Given back by bank transfer',
  }),
}
