import type { UpdateWebhookInput, Webhook } from '@tallgrass/contracts/integrations'
import { updateWebhookEndpoint } from '@tallgrass/db'
import { ensureFresh } from '@tallgrass/domain'
import { audit } from '../audit/audit.ts'
import { changedFacts } from '../audit/changed-facts.ts'
import type { AdminCtx } from '../authorize.ts'
import { ensureReachable } from './ensure-reachable.ts'
import { lockWebhook } from './lock-webhook.ts'
import { webhookFacts } from './webhook-facts.ts'

/** Deliveries that wait go to the new address. Throws NOT_FOUND, INVALID, or CONFLICT with both versions. */
export async function updateWebhook(ctx: AdminCtx, input: UpdateWebhookInput): Promise<Webhook> {
  const { id, version, ...given } = input
  if (given.url !== undefined) ensureReachable(ctx, given.url)
  return ctx.transaction(async (tx) => {
    const { sealedSecret: _, ...webhook } = await lockWebhook(tx, id)
    const shown = { url: webhook.url, description: webhook.description, kinds: webhook.kinds.join('\n') }
    const changes = changedFacts(shown, { ...given, kinds: given.kinds?.join('\n') })
    const theirs = { ...shown, version: webhook.version }
    ensureFresh('webhook', { yours: { ...changes.after, version }, theirs })
    if (Object.keys(changes.after).length === 0) return webhook
    const updated = await updateWebhookEndpoint(tx.db, id, given)
    const { after, before } = changedFacts(webhookFacts(webhook), webhookFacts(updated))
    const moved = webhook.url === updated.url ? {} : { host: webhookFacts(updated).host, newAddress: true }
    audit(tx, {
      action: 'webhook.update',
      entity: 'webhook',
      entityId: id,
      before,
      after: { ...after, ...moved },
    })
    return updated
  })
}
