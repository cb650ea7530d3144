import type { WebhookDelivery, WebhookReference } from '@tallgrass/contracts/integrations'
import { insertWebhookDeliveries } from '@tallgrass/db'
import { TEST_EVENT, toInstant } from '@tallgrass/domain'
import { audit } from '../audit/audit.ts'
import type { AdminCtx } from '../authorize.ts'
import { newDelivery } from '../events/write-deliveries.ts'
import { lockWebhook } from './lock-webhook.ts'

/** Sends a test event once, even to an endpoint that is switched off. Throws NOT_FOUND. */
export async function testWebhook(ctx: AdminCtx, { id }: WebhookReference): Promise<WebhookDelivery> {
  return ctx.transaction(async (tx) => {
    const { url } = await lockWebhook(tx, id)
    const row = newDelivery(tx, { endpointId: id, type: TEST_EVENT, data: { endpointId: id } })
    await insertWebhookDeliveries(tx.db, [row])
    await tx.enqueue('deliver-webhook', { deliveryId: row.id, endpointId: id, attempt: 1 })
    audit(tx, { action: 'webhook.test', entity: 'webhook', entityId: id, after: { host: new URL(url).host } })
    const at = toInstant(tx.now)
    return {
      id: row.id,
      endpointId: id,
      kind: row.kind,
      status: 'PENDING',
      attempts: 0,
      nextAttemptAt: at,
      lastStatus: null,
      lastError: null,
      createdAt: at,
    }
  })
}
