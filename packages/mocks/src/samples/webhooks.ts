import type { Webhook, WebhookDelivery } from '@tallgrass/contracts/integrations'
import { inDays, mockId } from './moments.ts'

type Facts = Omit<Webhook, 'id' | 'createdAt' | 'version' | 'formerSecretUntil'> & { daysAgo: number }

const facts: Facts[] = [
  {
    url: 'https://crm.example.com/tallgrass',
    description: 'Our CRM',
    kinds: ['lead.created', 'booking.made'],
    status: 'ACTIVE',
    failingSince: null,
    lastAttemptAt: inDays(-0.1),
    lastError: null,
    daysAgo: 3,
  },
  {
    url: 'https://books.example.com/hooks/invoices',
    description: null,
    kinds: ['invoice.issued', 'invoice.paid', 'invoice.refunded'],
    status: 'SUSPENDED',
    failingSince: inDays(-6),
    lastAttemptAt: inDays(-1),
    lastError: 'It answered with status 500',
    daysAgo: 40,
  },
]

/** Newest first. */
export const webhooks: Webhook[] = facts.map(({ daysAgo, ...more }, index) => ({
  id: mockId('WebhookEndpoint', index + 1),
  formerSecretUntil: null,
  version: 1,
  createdAt: inDays(-daysAgo),
  ...more,
}))

const endpointId = mockId('WebhookEndpoint', 1)

/** Of the first webhook, newest first. */
export const webhookDeliveries: WebhookDelivery[] = [
  {
    id: mockId('WebhookDelivery', 1),
    endpointId,
    kind: 'lead.created',
    status: 'DELIVERED',
    attempts: 1,
    nextAttemptAt: null,
    lastStatus: 204,
    lastError: null,
    createdAt: inDays(-0.1),
  },
  {
    id: mockId('WebhookDelivery', 2),
    endpointId,
    kind: 'booking.made',
    status: 'PENDING',
    attempts: 2,
    nextAttemptAt: inDays(0.02),
    lastStatus: 503,
    lastError: 'It answered with status 503',
    createdAt: inDays(-0.2),
  },
  {
    id: mockId('WebhookDelivery', 3),
    endpointId,
    kind: 'lead.created',
    status: 'FAILED',
    attempts: 12,
    nextAttemptAt: null,
    lastStatus: null,
    lastError: 'It did not answer within 15 seconds',
    createdAt: inDays(-9),
  },
]
