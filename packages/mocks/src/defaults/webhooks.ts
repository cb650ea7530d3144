import type { Webhook, WebhookDelivery } from '@tallgrass/contracts/integrations'
import { noSuch } from '@tallgrass/domain'
import { mockId } from '../samples/moments.ts'
import { webhookDeliveries, webhooks } from '../samples/webhooks.ts'
import { type MocksOf, onlyPage } from './mocks-of.ts'

const SECRET = 'whsec_dGFsbGdyYXNzIGlzIGEgbW9jayBzZWNyZXQ='

function webhookOf(id: Webhook['id']): Webhook {
  const found = webhooks.find((webhook) => webhook.id === id)
  if (!found) throw noSuch('WebhookEndpoint')
  return found
}

function deliveryOf(id: WebhookDelivery['id']): WebhookDelivery {
  const found = webhookDeliveries.find((delivery) => delivery.id === id)
  if (!found) throw noSuch('WebhookDelivery')
  return found
}

const begun = { status: 'PENDING', attempts: 0, lastStatus: null, lastError: null } as const

export const webhookMocks: MocksOf<'admin.webhooks'> = {
  'admin.webhooks.list': () => onlyPage(webhooks),
  'admin.webhooks.get': ({ id }) => webhookOf(id),
  'admin.webhooks.create': ({ description, kinds, url }) => ({
    ...webhookOf(mockId('WebhookEndpoint', 1)),
    id: mockId('WebhookEndpoint', 9),
    url,
    description: description ?? null,
    kinds,
    lastAttemptAt: null,
    secret: SECRET,
  }),
  'admin.webhooks.update': ({ description, id, kinds, url, version }) => {
    const found = webhookOf(id)
    return {
      ...found,
      url: url ?? found.url,
      description: description === undefined ? found.description : description,
      kinds: kinds ?? found.kinds,
      version: version + 1,
    }
  },
  'admin.webhooks.switch': ({ id, on }) => ({ ...webhookOf(id), status: on ? 'ACTIVE' : 'OFF' }),
  'admin.webhooks.rotateSecret': ({ id }) => ({ ...webhookOf(id), secret: SECRET }),
  'admin.webhooks.delete': () => ({ ok: true }),
  'admin.webhooks.test': ({ id }) => ({
    ...deliveryOf(mockId('WebhookDelivery', 1)),
    ...begun,
    id: mockId('WebhookDelivery', 9),
    endpointId: id,
    kind: 'webhook.test',
  }),
  'admin.webhooks.deliveries': () => onlyPage(webhookDeliveries),
  'admin.webhooks.delivery': ({ id }) => {
    const delivery = deliveryOf(id)
    const { createdAt, kind, lastError, lastStatus } = delivery
    const data = { leadId: mockId('Lead', 1), source: 'chat' }
    const answer = lastStatus === null ? null : lastError ? 'The service is not available' : ''
    return {
      ...delivery,
      url: webhookOf(delivery.endpointId).url,
      body: JSON.stringify({ type: kind, timestamp: createdAt, data }),
      log: [
        {
          id: mockId('WebhookAttempt', 1),
          status: lastStatus,
          answer,
          error: lastError,
          tookMs: 120,
          createdAt,
        },
      ],
    }
  },
  'admin.webhooks.replay': ({ id }) => ({ ...deliveryOf(id), ...begun }),
}
