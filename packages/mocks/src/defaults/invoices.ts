import type { AdminInvoice, InvoiceDetails } from '@tallgrass/contracts'
import {
  AppError,
  addMoney,
  type InvoiceId,
  type InvoiceStatus,
  type InvoiceStatusFilter,
  noSuch,
  parseMoney,
} from '@tallgrass/domain'
import { checkoutOf } from '../samples/checkout.ts'
import { adminInvoices, detailsOf } from '../samples/invoices.ts'
import { inDays, mockId } from '../samples/moments.ts'
import { client } from '../samples/people.ts'
import { costs, fullProject } from '../samples/projects.ts'
import { type MocksOf, onlyPage } from './mocks-of.ts'

const own = adminInvoices.filter(({ clientId, status }) => clientId === client.id && status !== 'DRAFT')

function getDetails(id: InvoiceId): InvoiceDetails {
  const found = adminInvoices.find((invoice) => invoice.id === id)
  if (!found) throw noSuch('Invoice')
  return detailsOf(found)
}

const summaryOf = (rows: typeof adminInvoices) => {
  const of = (status: InvoiceStatus) => rows.filter((row) => row.status === status)
  const sum = (some: typeof rows) => addMoney(...some.map(({ amount }) => amount))
  return {
    paid: sum(of('PAID')),
    paidCount: of('PAID').length,
    refunded: addMoney(...rows.map(({ refunded }) => refunded)),
    outstanding: sum(of('OPEN')),
    openCount: of('OPEN').length,
    overdueCount: rows.filter(({ label }) => label === 'OVERDUE').length,
    draftCount: of('DRAFT').length,
    voidCount: of('VOID').length,
    total: rows.length,
  }
}

function asClientSees({
  clientEmail: _,
  clientName: _name,
  version: _version,
  voidReason,
  voidReasonShared,
  ...invoice
}: AdminInvoice) {
  return { ...invoice, voidReason: voidReasonShared ? voidReason : null }
}

function hasStatus({ label, status }: AdminInvoice, filter: InvoiceStatusFilter | undefined) {
  return filter === undefined || status === filter || label === filter
}

export const portalInvoiceMocks: MocksOf<'portal.invoices'> = {
  'portal.invoices.list': ({ status }) =>
    onlyPage(own.filter((row) => hasStatus(row, status)).map(asClientSees)),
  'portal.invoices.summary': () => summaryOf(own),
}

const issued = { status: 'OPEN', number: 'INV-2026-0012' } as const

export const invoiceMocks: MocksOf<'admin.invoices'> = {
  'admin.invoices.list': ({ search = '', status }) =>
    onlyPage(
      adminInvoices.filter(
        (row) =>
          hasStatus(row, status) &&
          `${row.title} ${row.number} ${row.clientName}`.toLowerCase().includes(search.toLowerCase()),
      ),
    ),
  'admin.invoices.summary': () => summaryOf(adminInvoices),
  'admin.invoices.get': ({ id }) => getDetails(id),
  'admin.invoices.create': ({ issue, title }) => ({
    ...getDetails(mockId('Invoice', 1)),
    title,
    status: 'DRAFT',
    ...(issue && issued),
  }),
  'admin.invoices.update': ({ id, issue, title }) => ({ ...getDetails(id), title, ...(issue && issued) }),
  'admin.invoices.issue': ({ id }) => ({ ...getDetails(id), ...issued }),
  'admin.invoices.sendAgain': () => ({ email: 'sent' }),
  'admin.invoices.remind': () => ({ email: 'sent' }),
  'admin.invoices.void': ({ id, reason, shareReason }) => ({
    ...getDetails(id),
    status: 'VOID',
    voidReason: reason,
    voidReasonShared: shareReason ?? false,
  }),
  'admin.invoices.recordPayment': ({ id }) => ({ ...getDetails(id), status: 'PAID', paidAt: inDays(0) }),
  'admin.invoices.refund': ({ amount, paymentId, reason }) => ({
    id: mockId('Refund', 1),
    paymentId,
    amount,
    reason,
    status: 'requested',
    failure: null,
    createdAt: inDays(0),
  }),
  'admin.invoices.billableCosts': ({ projectId }) =>
    projectId === fullProject?.id
      ? costs
          .filter(({ billable }) => billable)
          .map(({ amount, category, id, label, vendor }) => ({ id, label, category, vendor, amount }))
      : [],
  'admin.invoices.requestPayment': () => ({
    id: mockId('Invoice', 99),
    number: 'INV-2026-0099',
    paymentUrl: `/checkout?invoice=${mockId('Invoice', 99)}&key=sample`,
    email: 'sent',
  }),
}

const payable = own.find(({ status }) => status === 'OPEN')

export const checkoutMocks: MocksOf<'portal.checkout'> = {
  'portal.checkout.get': ({ invoice, key }) => {
    const found = own.find(({ id }) => id === invoice)
    if (!found || key !== 'sample') throw new AppError('NOT_FOUND', 'This payment link is not valid')
    return checkoutOf(getDetails(found.id))
  },
  'portal.checkout.start': () => ({ url: '/sandbox/cs_test_sample' }),
  'portal.checkout.outcome': () => ({
    state: 'confirmed',
    amount: payable?.amount ?? null,
    number: payable?.number ?? null,
    testMode: true,
  }),
}

export const sandboxMocks: MocksOf<'portal.sandbox'> = {
  'portal.sandbox.get': () => ({
    title: 'Second milestone',
    amount: parseMoney('1800.00'),
    currency: 'USD',
    status: 'open',
    successUrl: '/client/payment-success?session_id=cs_test_sample',
    cancelUrl: payable?.url ?? '/',
  }),
  'portal.sandbox.pay': ({ authenticated = false, cardNumber }) => {
    if (cardNumber.endsWith('0002')) {
      return { outcome: 'declined', message: 'Your card was declined.', successUrl: null }
    }
    if (cardNumber.endsWith('9995')) {
      return { outcome: 'declined', message: 'Your card has insufficient funds.', successUrl: null }
    }
    if (cardNumber.endsWith('3155') && !authenticated) {
      return { outcome: 'authentication_required', message: null, successUrl: null }
    }
    const successUrl = '/client/payment-success?session_id=cs_test_sample'
    return { outcome: 'paid', message: null, successUrl }
  },
}
