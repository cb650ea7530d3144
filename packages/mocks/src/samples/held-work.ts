import type { HeldWork } from '@tallgrass/contracts'
import { parseMoney } from '@tallgrass/domain'
import { inDays, mockId } from './moments.ts'

/** What waits on a site that was restored this morning. */
export const heldWork: HeldWork = {
  mails: {
    total: 2,
    items: [
      {
        id: mockId('Mail', 1),
        recipient: 'curtis@haleautoglass.example',
        subject: 'Your invitation to Tallgrass Automation',
        createdAt: inDays(-1),
      },
      {
        id: mockId('Mail', 2),
        recipient: 'client@tallgrass.example',
        subject: 'Invoice TG-2026-0007 from Tallgrass Automation',
        createdAt: inDays(-1),
      },
    ],
  },
  reminders: [{ id: mockId('Invoice', 1), about: 'invoice', title: 'TG-2026-0005 Retainer' }],
  remindersTotal: 1,
  payments: [
    {
      id: mockId('Checkout', 1),
      invoiceId: mockId('Invoice', 2),
      number: 'TG-2026-0006',
      title: 'Retainer',
      amount: parseMoney('2500.00'),
      currency: 'USD',
      provider: 'stripe',
      startedAt: inDays(-1),
    },
  ],
  jobs: [
    { name: 'send-mail', count: 2 },
    { name: 'settle-payment-notice', count: 1 },
  ],
}
