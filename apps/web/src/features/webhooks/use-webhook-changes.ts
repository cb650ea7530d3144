import { outcomeOf } from '../../lib/outcome-of'
import { trpc } from '../../lib/trpc'

export function useWebhookChanges() {
  const utils = trpc.useUtils()
  const { webhooks } = trpc.admin
  const outcome = (failed: string, done?: string, message?: string) =>
    outcomeOf(() => utils.admin.webhooks.invalidate(), {
      failed,
      ...(done && { done }),
      ...(message && { message }),
    })
  return {
    // The dialog with the secret shows the outcome.
    create: webhooks.create.useMutation(outcome('Failed to add the webhook')),
    rotate: webhooks.rotateSecret.useMutation(outcome('Failed to replace the secret')),
    update: webhooks.update.useMutation(outcome('Failed to save the webhook', 'Webhook Saved')),
    remove: webhooks.delete.useMutation(outcome('Failed to delete the webhook', 'Webhook Deleted')),
    switchOn: webhooks.switch.useMutation(outcome('Failed to switch on the webhook', 'Webhook Switched On')),
    switchOff: webhooks.switch.useMutation(
      outcome('Failed to switch off the webhook', 'Webhook Switched Off'),
    ),
    test: webhooks.test.useMutation(
      outcome('Failed to send a test event', 'Test Event Sent', 'The log shows the answer.'),
    ),
    replay: webhooks.replay.useMutation(
      outcome('Failed to send the event again', 'Event Sent Again', 'The log shows the answer.'),
    ),
  }
}
