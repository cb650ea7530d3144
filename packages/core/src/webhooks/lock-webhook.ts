import { lockWebhookEndpoint } from '@tallgrass/db'
import { noSuch, type WebhookEndpointId } from '@tallgrass/domain'
import type { Tx } from '../ctx.ts'

/** Throws NOT_FOUND. */
export async function lockWebhook(tx: Tx, id: WebhookEndpointId) {
  const webhook = await lockWebhookEndpoint(tx.db, id)
  if (!webhook) throw noSuch('WebhookEndpoint')
  return webhook
}
