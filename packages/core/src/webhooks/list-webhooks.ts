import type { ListWebhooksInput, Webhook, WebhookReference } from '@tallgrass/contracts/integrations'
import { findWebhookEndpoint, listWebhookEndpoints } from '@tallgrass/db'
import { noSuch } from '@tallgrass/domain'
import type { AdminCtx } from '../authorize.ts'

/** Newest first. */
export function listWebhooks(ctx: AdminCtx, input: ListWebhooksInput) {
  return listWebhookEndpoints(ctx.db, input)
}

/** Throws NOT_FOUND. */
export async function getWebhook(ctx: AdminCtx, { id }: WebhookReference): Promise<Webhook> {
  const webhook = await findWebhookEndpoint(ctx.db, id)
  if (!webhook) throw noSuch('WebhookEndpoint')
  return webhook
}
