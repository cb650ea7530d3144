import type { CreateWebhookInput, WebhookWithSecret } from '@tallgrass/contracts/integrations'
import { insertWebhookEndpoint, lockWebhookCount, newId } from '@tallgrass/db'
import { AppError, MAX_WEBHOOKS } from '@tallgrass/domain'
import { audit } from '../audit/audit.ts'
import type { AdminCtx } from '../authorize.ts'
import { ensureReachable } from './ensure-reachable.ts'
import { webhookFacts } from './webhook-facts.ts'
import { newWebhookSecret } from './webhook-secret.ts'

/** Adds an endpoint that is switched on. Throws INVALID for an address that is not public; CONFLICT for too many. */
export async function createWebhook(ctx: AdminCtx, input: CreateWebhookInput): Promise<WebhookWithSecret> {
  ensureReachable(ctx, input.url)
  const secret = newWebhookSecret()
  return ctx.transaction(async (tx) => {
    if ((await lockWebhookCount(tx.db)) >= MAX_WEBHOOKS)
      throw new AppError(
        'CONFLICT',
        `There are ${MAX_WEBHOOKS} webhooks already. Delete one that is no longer used.`,
      )
    const id = newId('WebhookEndpoint', tx.now)
    const sealedSecret = tx.sealer.seal(secret)
    const webhook = await insertWebhookEndpoint(tx.db, { ...input, id, sealedSecret, createdAt: tx.now })
    audit(tx, { action: 'webhook.create', entity: 'webhook', entityId: id, after: webhookFacts(webhook) })
    return { ...webhook, secret }
  })
}
