import type { WebhookDelivery, WebhookDeliveryReference } from '@tallgrass/contracts/integrations'
import { lockWebhookDelivery, restartWebhookDelivery } from '@tallgrass/db'
import { AppError, noSuch, toInstant } from '@tallgrass/domain'
import { audit } from '../audit/audit.ts'
import type { AdminCtx } from '../authorize.ts'

/**
 * Sends a delivery that ended once more, with the same id and body, and all its retries. Throws NOT_FOUND, or CONFLICT
 * while it is still being sent.
 */
export async function replayDelivery(
  ctx: AdminCtx,
  { id }: WebhookDeliveryReference,
): Promise<WebhookDelivery> {
  return ctx.transaction(async (tx) => {
    const found = await lockWebhookDelivery(tx.db, id)
    if (!found) throw noSuch('WebhookDelivery')
    if (found.status === 'PENDING')
      throw new AppError('CONFLICT', 'This event is still being sent. It is retried by itself.')
    await restartWebhookDelivery(tx.db, id, tx.now)
    const { endpointId, kind } = found
    await tx.enqueue('deliver-webhook', { deliveryId: id, endpointId, attempt: 1 })
    audit(tx, {
      action: 'webhook.replay',
      entity: 'webhook',
      entityId: endpointId,
      after: { event: kind, delivery: id },
    })
    return { ...found, status: 'PENDING', attempts: 0, nextAttemptAt: toInstant(tx.now) }
  })
}
