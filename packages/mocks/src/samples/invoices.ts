import type { AdminInvoice, InvoiceDetails, LedgerEntry } from '@tallgrass/contracts'
import {
  type InvoiceId,
  NO_MONEY,
  type PricedLine,
  parseMoney,
  subtractMoney,
  totalsOf,
} from '@tallgrass/domain'
import { dayIn, inDays, mockId } from './moments.ts'
import { client, getPerson, organizationOf } from './people.ts'
import { invoices as ofProject } from './project-invoices.ts'

const maren = getPerson(({ email }) => email === client.email)
const luis = getPerson(({ name }) => name === 'Luis Arredondo')

type Facts = Pick<AdminInvoice, 'title' | 'kind' | 'amount' | 'status'> &
  Partial<AdminInvoice> & { daysAgo: number; dueIn: number }

const others: Facts[] = [
  {
    title: 'Phone line, setup',
    number: 'INV-2026-0005',
    kind: 'MILESTONE',
    amount: parseMoney('1250.50'),
    status: 'OPEN',
    label: 'OVERDUE',
    daysAgo: 24,
    dueIn: -10,
  },
  {
    title: 'Final payment',
    kind: 'FINAL',
    amount: parseMoney('2400.00'),
    status: 'DRAFT',
    daysAgo: 1,
    dueIn: 14,
  },
  {
    title: 'Retainer',
    number: 'INV-2026-0002',
    kind: 'RETAINER',
    amount: parseMoney('2500.00'),
    status: 'PAID',
    label: 'PARTLY_REFUNDED',
    refunded: parseMoney('250.00'),
    daysAgo: 44,
    dueIn: -30,
  },
  {
    title: 'Extra training',
    number: 'INV-2026-0001',
    kind: 'MILESTONE',
    amount: parseMoney('600.00'),
    status: 'VOID',
    voidReason: 'Agreed on another price',
    daysAgo: 60,
    dueIn: -46,
  },
]

/** Newest first. */
export const adminInvoices: AdminInvoice[] = [
  ...ofProject.map((invoice) => ({
    ...invoice,
    clientName: maren.name,
    clientEmail: maren.email,
    organizationId: organizationOf(maren),
    voidReasonShared: invoice.voidReason !== null,
    version: 1,
  })),
  ...others.map(({ daysAgo, dueIn, ...facts }, n) => ({
    id: mockId('Invoice', n + 11),
    clientId: luis.id,
    clientName: luis.name,
    clientEmail: luis.email,
    organizationId: organizationOf(luis),
    projectId: null,
    projectName: null,
    number: null,
    description: null,
    currency: 'USD',
    label: null,
    refunded: NO_MONEY,
    createdAt: inDays(-daysAgo),
    issueDate: facts.status === 'DRAFT' ? null : dayIn(-daysAgo),
    dueDate: dayIn(dueIn),
    paidAt: facts.status === 'PAID' ? inDays(-daysAgo + 3) : null,
    url: facts.status === 'DRAFT' ? null : `/checkout?invoice=${mockId('Invoice', n + 11)}&key=sample`,
    toReturn: NO_MONEY,
    voidReason: null,
    voidReasonShared: false,
    version: 1,
    ...facts,
  })),
].toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))

/** The lines of invoices that have more than one. */
const linesOf: Record<string, (PricedLine & { description: string })[]> = {
  'Final payment': [
    {
      description: 'Follow-up messages, last part',
      quantity: '1',
      unitPrice: parseMoney('2000.00'),
      taxRate: '0',
    },
    {
      description: 'Training at the office, hours',
      quantity: '2.5',
      unitPrice: parseMoney('160.00'),
      taxRate: '0',
    },
  ],
  'Phone line, setup': [
    { description: 'Setup of the phone line', quantity: '1', unitPrice: parseMoney('1050.00'), taxRate: '0' },
    { description: 'Desk phones', quantity: '2', unitPrice: parseMoney('92.61'), taxRate: '8.25' },
  ],
}

export function detailsOf(invoice: AdminInvoice): InvoiceDetails {
  const { amount, id, label, title } = invoice
  const priced = linesOf[title] ?? [{ description: title, quantity: '1', unitPrice: amount, taxRate: '0' }]
  const { lineNets, net, tax, taxes } = totalsOf(priced)
  return {
    ...invoice,
    lines: priced.map((line, n) => ({ ...line, net: lineNets[n] ?? NO_MONEY, costId: null })),
    discount: null,
    net,
    taxes,
    tax,
    ledger: ledgerOf(invoice),
    refunds: label === 'PARTLY_REFUNDED' ? [aPendingRefund(id)] : [],
    reminders: label === 'OVERDUE' ? [-7, 0, 2, 7].map((day) => ({ day, sentOn: dayIn(day - 10) })) : [],
  }
}

function aPendingRefund(invoiceId: InvoiceId): InvoiceDetails['refunds'][number] {
  return {
    id: mockId('Refund', 20),
    paymentId: mockId('LedgerEntry', Number(invoiceId.slice(-3))),
    amount: parseMoney('100.00'),
    reason: 'A second training fell through',
    status: 'requested',
    failure: null,
    createdAt: inDays(-1),
  }
}

/** A payment that arrived after the invoice was voided. */
function aLatePayment({
  amount,
  currency,
  id,
}: Pick<AdminInvoice, 'amount' | 'currency' | 'id'>): LedgerEntry {
  return {
    id: mockId('LedgerEntry', Number(id.slice(-3))),
    type: 'payment',
    method: 'card',
    amount,
    currency,
    applied: false,
    provider: 'sandbox',
    providerPaymentId: 'pi_test_late',
    note: null,
    recordedByName: null,
    refundable: amount,
    receivedAt: inDays(-2),
  }
}

function ledgerOf({ amount, currency, id, paidAt, refunded, status }: AdminInvoice): LedgerEntry[] {
  if (!paidAt) return status === 'VOID' ? [aLatePayment({ amount, currency, id })] : []
  const shared = {
    currency,
    applied: true,
    provider: 'sandbox' as const,
    recordedByName: null,
    receivedAt: paidAt,
  }
  const payment: LedgerEntry = {
    ...shared,
    id: mockId('LedgerEntry', Number(id.slice(-3))),
    type: 'payment',
    method: 'card',
    amount,
    providerPaymentId: 'pi_test_sample',
    note: null,
    refundable: subtractMoney(amount, refunded),
  }
  if (refunded === NO_MONEY) return [payment]
  const refund: LedgerEntry = {
    ...payment,
    id: mockId('LedgerEntry', 100 + Number(id.slice(-3))),
    type: 'refund',
    amount: refunded,
    note: 'One training less than planned',
    refundable: NO_MONEY,
  }
  return [payment, refund]
}
