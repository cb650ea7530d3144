import type { AdminInvoice, InvoiceDetails, LedgerEntry, WorkItem } from '@tallgrass/contracts'
import { inDays, mockId } from './moments.ts'
import { client, getPerson } from './people.ts'
import { invoices as ofProject } from './projects.ts'

const maren = getPerson(({ email }) => email === client.email)
const luis = getPerson(({ name }) => name === 'Luis Arredondo')

type Facts = Pick<AdminInvoice, 'title' | 'kind' | 'amount' | 'status'> &
  Partial<AdminInvoice> & { daysAgo: number; dueIn: number }

const others: Facts[] = [
  {
    title: 'Phone line, setup',
    kind: 'MILESTONE',
    amount: '1250.50',
    status: 'OPEN',
    label: 'OVERDUE',
    daysAgo: 24,
    dueIn: -10,
  },
  { title: 'Final payment', kind: 'FINAL', amount: '2400.00', status: 'DRAFT', daysAgo: 1, dueIn: 14 },
  {
    title: 'Retainer',
    kind: 'RETAINER',
    amount: '2500.00',
    status: 'PAID',
    label: 'PARTLY_REFUNDED',
    refunded: '250.00',
    daysAgo: 44,
    dueIn: -30,
  },
  {
    title: 'Extra training',
    kind: 'MILESTONE',
    amount: '600.00',
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
    voidReason: null,
    version: 1,
  })),
  ...others.map(({ daysAgo, dueIn, ...facts }, n) => ({
    id: mockId('invoice', n + 11),
    clientId: luis.id,
    clientName: luis.name,
    clientEmail: luis.email,
    projectId: null,
    projectName: null,
    number: facts.status === 'DRAFT' ? null : `INV-2026-${String(n + 1).padStart(4, '0')}`,
    description: null,
    currency: 'USD',
    label: null,
    refunded: '0.00',
    createdAt: inDays(-daysAgo),
    issueDate: facts.status === 'DRAFT' ? null : inDays(-daysAgo).slice(0, 10),
    dueDate: inDays(dueIn).slice(0, 10),
    paidAt: facts.status === 'PAID' ? inDays(-daysAgo + 3) : null,
    url: facts.status === 'DRAFT' ? null : `/checkout?invoice=${mockId('invoice', n + 11)}&key=sample`,
    voidReason: null,
    version: 1,
    ...facts,
  })),
].toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))

export function detailsOf(invoice: AdminInvoice): InvoiceDetails {
  const { amount, title } = invoice
  return {
    ...invoice,
    lines: [
      { description: title, quantity: '1', unitPrice: amount, taxRate: '0', net: amount, costId: null },
    ],
    net: amount,
    taxes: [],
    tax: '0.00',
    ledger: ledgerOf(invoice),
    refunds: [],
    reminders: [],
  }
}

function ledgerOf({ amount, currency, id, paidAt, refunded }: AdminInvoice): LedgerEntry[] {
  if (!paidAt) return []
  const shared = {
    currency,
    applied: true,
    provider: 'sandbox' as const,
    recordedByName: null,
    receivedAt: paidAt,
  }
  const payment: LedgerEntry = {
    ...shared,
    id: mockId('payment', Number(id.slice(-3))),
    type: 'payment',
    method: 'card',
    amount,
    providerPaymentId: 'pi_test_sample',
    note: null,
    refundable: refunded === '0.00' ? amount : '0.00',
  }
  if (refunded === '0.00') return [payment]
  const refund: LedgerEntry = {
    ...payment,
    id: mockId('refund', Number(id.slice(-3))),
    type: 'refund',
    amount: refunded,
    note: 'One training less than planned',
    refundable: '0.00',
  }
  return [payment, refund]
}

export const workItems: WorkItem[] = [
  {
    id: mockId('workItem', 1),
    kind: 'refund_due',
    status: 'OPEN',
    detail: 'A payment arrived after the invoice had been voided.',
    amount: '600.00',
    currency: 'USD',
    invoiceId: mockId('invoice', 14),
    invoiceNumber: 'INV-2026-0004',
    clientName: luis.name,
    paymentId: mockId('payment', 14),
    createdAt: inDays(-2),
    closedAt: null,
    closedByName: null,
    note: null,
  },
]
