import type { CheckoutView } from '@tallgrass/contracts'

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
