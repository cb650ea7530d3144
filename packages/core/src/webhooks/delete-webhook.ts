import type { WebhookReference } from '@tallgrass/contracts/integrations'
import { deleteWebhookEndpoint } from '@tallgrass/db'
import { audit } from '../audit/audit.ts'
import type { AdminCtx } from '../authorize.ts'
import { lockWebhook } from './lock-webhook.ts'
import { webhookFacts } from './webhook-facts.ts'

/** With its log. Deliveries that wait are not sent. Throws NOT_FOUND. */
export async function deleteWebhook(ctx: AdminCtx, { id }: WebhookReference): Promise<{ ok: true }> {
  await ctx.transaction(async (tx) => {
    const webhook = await lockWebhook(tx, id)
    await deleteWebhookEndpoint(tx.db, id)
    audit(tx, { action: 'webhook.delete', entity: 'webhook', entityId: id, before: webhookFacts(webhook) })
  })
  return { ok: true }
}
