import type { Invoice } from '@tallgrass/contracts'
import { NO_MONEY, parseMoney } from '@tallgrass/domain'
import { dayIn, inDays, mockId } from './moments.ts'
import { fullProject } from './projects.ts'

/** Newest first. */
export const invoices: Invoice[] = [
  {
    number: 'INV-2026-0007',
    title: 'Second milestone',
    kind: 'MILESTONE' as const,
    amount: parseMoney('1800.00'),
    status: 'OPEN' as const,
    dueDate: dayIn(9),
    daysAgo: 5,
  },
  {
    number: 'INV-2026-0006',
    title: 'Retainer',
    kind: 'RETAINER' as const,
    amount: parseMoney('5000.00'),
    status: 'PAID' as const,
    label: 'PARTLY_REFUNDED' as const,
    refunded: parseMoney('250.00'),
    dueDate: dayIn(-10),
    daysAgo: 23,
  },
  {
    number: 'INV-2026-0004',
    title: 'Phone numbers, setup',
    kind: 'MILESTONE' as const,
    amount: parseMoney('36.00'),
    status: 'OPEN' as const,
    label: 'OVERDUE' as const,
    dueDate: dayIn(-12),
    daysAgo: 26,
  },
  {
    number: 'INV-2026-0003',
    title: 'A second training day',
    kind: 'FINAL' as const,
    amount: parseMoney('600.00'),
    status: 'VOID' as const,
    voidReason: 'The training took one day',
    dueDate: dayIn(-14),
    daysAgo: 28,
  },
].map(({ daysAgo, ...facts }, n) => ({
  id: mockId('Invoice', n + 1),
  clientId: fullProject?.clientId ?? mockId('User', 1),
  projectId: fullProject?.id ?? mockId('Project', 1),
  projectName: fullProject?.name ?? null,
  description: null,
  currency: 'USD',
  label: null,
  refunded: NO_MONEY,
  toReturn: NO_MONEY,
  voidReason: null,
  createdAt: inDays(-daysAgo),
  issueDate: dayIn(-daysAgo),
  paidAt: facts.status === 'PAID' ? inDays(-daysAgo + 2) : null,
  url: `/checkout?invoice=${mockId('Invoice', n + 1)}&key=sample`,
  ...facts,
}))
