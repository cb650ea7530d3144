import type { SwitchWebhookInput, Webhook } from '@tallgrass/contracts/integrations'
import { updateWebhookEndpoint } from '@tallgrass/db'
import { webhookFlow } from '@tallgrass/domain'
import { audit } from '../audit/audit.ts'
import type { AdminCtx } from '../authorize.ts'
import { lockWebhook } from './lock-webhook.ts'

/**
 * Events that happen while it is off are not sent later, and deliveries that wait fail at their next attempt. Throws
 * NOT_FOUND, or ILLEGAL_TRANSITION if it is already so.
 */
export async function switchWebhook(ctx: AdminCtx, { id, on }: SwitchWebhookInput): Promise<Webhook> {
  return ctx.transaction(async (tx) => {
    const webhook = await lockWebhook(tx, id)
    const status = webhookFlow.next(webhook.status, on ? 'switchOn' : 'switchOff')
    // The five days of failures begin again.
    const updated = await updateWebhookEndpoint(tx.db, id, { status, ...(on && { failingSince: null }) })
    audit(tx, {
      action: on ? 'webhook.switch-on' : 'webhook.switch-off',
      entity: 'webhook',
      entityId: id,
      before: { status: webhook.status },
      after: { status, host: new URL(webhook.url).host },
    })
    return updated
  })
}
