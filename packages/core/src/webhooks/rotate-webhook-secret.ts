import type { WebhookReference, WebhookWithSecret } from '@tallgrass/contracts/integrations'
import { updateWebhookEndpoint } from '@tallgrass/db'
import { SECRET_OVERLAP_MS } from '@tallgrass/domain'
import { audit } from '../audit/audit.ts'
import type { AdminCtx } from '../authorize.ts'
import { lockWebhook } from './lock-webhook.ts'
import { newWebhookSecret } from './webhook-secret.ts'

/** Replaces the secret. For a day, deliveries are signed with both. Throws NOT_FOUND. */
export async function rotateWebhookSecret(
  ctx: AdminCtx,
  { id }: WebhookReference,
): Promise<WebhookWithSecret> {
  const secret = newWebhookSecret()
  return ctx.transaction(async (tx) => {
    const { sealedSecret, url } = await lockWebhook(tx, id)
    const webhook = await updateWebhookEndpoint(tx.db, id, {
      sealedSecret: tx.sealer.seal(secret),
      sealedFormerSecret: sealedSecret,
      formerSecretUntil: new Date(tx.now.getTime() + SECRET_OVERLAP_MS),
    })
    audit(tx, {
      action: 'webhook.rotate-secret',
      entity: 'webhook',
      entityId: id,
      after: { host: new URL(url).host },
    })
    return { ...webhook, secret }
  })
}
