import type {
  ListDeliveriesInput,
  WebhookDeliveryDetails,
  WebhookDeliveryReference,
} from '@tallgrass/contracts/integrations'
import { findWebhookDelivery, listWebhookAttempts, listWebhookDeliveries } from '@tallgrass/db'
import { noSuch } from '@tallgrass/domain'
import type { AdminCtx } from '../authorize.ts'

const SHOWN_ATTEMPTS = 50

/** What was sent to one endpoint, newest first. */
export function listDeliveries(ctx: AdminCtx, { id, ...page }: ListDeliveriesInput) {
  return listWebhookDeliveries(ctx.db, id, page)
}

/** Throws NOT_FOUND. */
export async function getDelivery(
  ctx: AdminCtx,
  { id }: WebhookDeliveryReference,
): Promise<WebhookDeliveryDetails> {
  const [delivery, log] = await Promise.all([
    findWebhookDelivery(ctx.db, id),
    listWebhookAttempts(ctx.db, id, SHOWN_ATTEMPTS),
  ])
  if (!delivery) throw noSuch('WebhookDelivery')
  return { ...delivery, log }
}
