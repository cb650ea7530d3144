import type { Page } from '@playwright/test'
import type { CheckoutView, Invoice, InvoiceSummary } from '@tallgrass/contracts'
import { acceptAllCalls } from './trpc-calls.ts'

const shared = {
  clientId: '0198c0de-0000-7000-8000-000000000001',
  projectId: null,
  projectName: 'Front desk after hours',
  number: 'INV-2026-0031',
  description: null,
  currency: 'USD',
  label: null,
  refunded: '0.00',
  createdAt: '2026-03-02T15:00:00.000Z',
  issueDate: '2026-03-02',
  dueDate: '2026-03-16',
  paidAt: null,
  url: null,
} as const

/** One of every kind that a client may have. */
const invoices: Invoice[] = [
  {
    ...shared,
    id: '0198c0de-0000-7000-8000-000000000031',
    title: 'A second milestone with a title that takes more than one line on a phone',
    kind: 'MILESTONE',
    amount: '12345.67',
    status: 'OPEN',
    label: 'OVERDUE',
    url: '/checkout?invoice=0198c0de-0000-7000-8000-000000000031&key=secret',
  },
  {
    ...shared,
    id: '0198c0de-0000-7000-8000-000000000007',
    title: 'Retainer',
    kind: 'RETAINER',
    amount: '5000.00',
    status: 'PAID',
    label: 'PARTLY_REFUNDED',
    refunded: '250.00',
    paidAt: '2026-03-04T15:00:00.000Z',
  },
  {
    ...shared,
    id: '0198c0de-0000-7000-8000-000000000005',
    title: 'Training day',
    kind: 'FINAL',
    amount: '600.00',
    status: 'VOID',
  },
]

const summary: InvoiceSummary = {
  paid: '5000.00',
  paidCount: 1,
  refunded: '250.00',
  outstanding: '12345.67',
  openCount: 1,
  overdueCount: 1,
  draftCount: 0,
  voidCount: 1,
  total: 3,
}

export async function showInvoices(page: Page, items = invoices) {
  await acceptAllCalls(page, {
    'portal.invoices.list': { items, nextCursor: null },
    'portal.invoices.summary': summary,
  })
}

export const checkout: CheckoutView = {
  number: 'INV-2026-0031',
  title: 'Retainer, WhatsApp booking',
  description: 'Covers setup, message design and the first 30 days.',
  kind: 'RETAINER',
  amount: '5000.00',
  currency: 'USD',
  status: 'OPEN',
  label: 'OVERDUE',
  issueDate: '2026-03-02',
  dueDate: '2026-03-16',
  paidAt: null,
  clientName: 'Maren Okafor',
  lines: [
    {
      description: 'Retainer as agreed',
      quantity: '1.000',
      unitPrice: '5000.00',
      taxRate: '0.000',
      net: '5000.00',
      costId: null,
    },
  ],
  net: '5000.00',
  taxes: [],
  tax: '0.00',
  cardProblem: null,
  testMode: true,
}
