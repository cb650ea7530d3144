import { done } from '@tallgrass/contracts'
import {
  createWebhookInput,
  listDeliveriesInput,
  listWebhooksInput,
  switchWebhookInput,
  updateWebhookInput,
  webhook,
  webhookDelivery,
  webhookDeliveryDetails,
  webhookDeliveryId,
  webhookDeliveryPage,
  webhookId,
  webhookPage,
  webhookWithSecret,
} from '@tallgrass/contracts/integrations'
import {
  createWebhook,
  deleteWebhook,
  getDelivery,
  getWebhook,
  listDeliveries,
  listWebhooks,
  replayDelivery,
  rotateWebhookSecret,
  switchWebhook,
  testWebhook,
  updateWebhook,
} from '@tallgrass/core'
import { adminProcedure, router } from '../../trpc.ts'

export const webhooksRouter = router({
  /** The webhooks, newest first, without their secrets. */
  list: adminProcedure
    .meta({ says: 'The webhooks, newest first, without their secrets' })
    .input(listWebhooksInput)
    .output(webhookPage)
    .query(({ ctx, input }) => listWebhooks(ctx, input)),
  /** One webhook, without its secret. */
  get: adminProcedure
    .meta({ says: 'One webhook, without its secret' })
    .input(webhookId)
    .output(webhook)
    .query(({ ctx, input }) => getWebhook(ctx, input)),
  /** Add a webhook. Its secret is shown only now. */
  create: adminProcedure
    .meta({ says: 'Add a webhook. Its secret is shown only now', needsProof: true })
    .input(createWebhookInput)
    .output(webhookWithSecret)
    .mutation(({ ctx, input }) => createWebhook(ctx, input)),
  /** Change the address, the description or the events of a webhook. */
  update: adminProcedure
    .meta({ says: 'Change the address, the description or the events of a webhook', needsProof: true })
    .input(updateWebhookInput)
    .output(webhook)
    .mutation(({ ctx, input }) => updateWebhook(ctx, input)),
  /** Switch a webhook on or off. */
  switch: adminProcedure
    .meta({ says: 'Switch a webhook on or off' })
    .input(switchWebhookInput)
    .output(webhook)
    .mutation(({ ctx, input }) => switchWebhook(ctx, input)),
  /** Replace the secret of a webhook. Both secrets sign for a day. */
  rotateSecret: adminProcedure
    .meta({ says: 'Replace the secret of a webhook. Both secrets sign for a day', needsProof: true })
    .input(webhookId)
    .output(webhookWithSecret)
    .mutation(({ ctx, input }) => rotateWebhookSecret(ctx, input)),
  /** Delete a webhook with its log. */
  delete: adminProcedure
    .meta({ says: 'Delete a webhook with its log' })
    .input(webhookId)
    .output(done)
    .mutation(({ ctx, input }) => deleteWebhook(ctx, input)),
  /** Send a test event to a webhook. */
  test: adminProcedure
    .meta({ says: 'Send a test event to a webhook' })
    .input(webhookId)
    .output(webhookDelivery)
    .mutation(({ ctx, input }) => testWebhook(ctx, input)),
  /** What was sent to a webhook in the last 30 days, newest first. */
  deliveries: adminProcedure
    .meta({ says: 'What was sent to a webhook in the last 30 days, newest first' })
    .input(listDeliveriesInput)
    .output(webhookDeliveryPage)
    .query(({ ctx, input }) => listDeliveries(ctx, input)),
  /** One delivery with its request, and the answers to its attempts. */
  delivery: adminProcedure
    .meta({ says: 'One delivery with its request, and the answers to its attempts' })
    .input(webhookDeliveryId)
    .output(webhookDeliveryDetails)
    .query(({ ctx, input }) => getDelivery(ctx, input)),
  /** Send a delivery that ended once more, with the same id. */
  replay: adminProcedure
    .meta({ says: 'Send a delivery that ended once more, with the same id' })
    .input(webhookDeliveryId)
    .output(webhookDelivery)
    .mutation(({ ctx, input }) => replayDelivery(ctx, input)),
})
