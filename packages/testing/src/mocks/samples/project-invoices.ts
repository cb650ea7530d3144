import type { Invoice } from '@tallgrass/contracts'
import { inDays, mockId } from './moments.ts'
import { fullProject } from './projects.ts'

const day = (days: number) => inDays(days).slice(0, 10)

/** Newest first. */
export const invoices: Invoice[] = [
  {
    number: 'INV-2026-0007',
    title: 'Second milestone',
    kind: 'MILESTONE' as const,
    amount: '1800.00',
    status: 'OPEN' as const,
    dueDate: day(9),
    daysAgo: 5,
  },
  {
    number: 'INV-2026-0006',
    title: 'Retainer',
    kind: 'RETAINER' as const,
    amount: '5000.00',
    status: 'PAID' as const,
    label: 'PARTLY_REFUNDED' as const,
    refunded: '250.00',
    dueDate: day(-10),
    daysAgo: 23,
  },
  {
    number: 'INV-2026-0004',
    title: 'Phone numbers, setup',
    kind: 'MILESTONE' as const,
    amount: '36.00',
    status: 'OPEN' as const,
    label: 'OVERDUE' as const,
    dueDate: day(-12),
    daysAgo: 26,
  },
  {
    number: 'INV-2026-0003',
    title: 'A second training day',
    kind: 'FINAL' as const,
    amount: '600.00',
    status: 'VOID' as const,
    dueDate: day(-14),
    daysAgo: 28,
  },
].map(({ daysAgo, ...facts }, n) => ({
  id: mockId('invoice', n + 1),
  clientId: fullProject?.clientId ?? mockId('user', 1),
  projectId: fullProject?.id ?? mockId('project', 1),
  projectName: fullProject?.name ?? null,
  description: null,
  currency: 'USD',
  label: null,
  refunded: '0.00',
  createdAt: inDays(-daysAgo),
  issueDate: day(-daysAgo),
  paidAt: facts.status === 'PAID' ? inDays(-daysAgo + 2) : null,
  url: `/checkout?invoice=${mockId('invoice', n + 1)}&key=sample`,
  ...facts,
}))
